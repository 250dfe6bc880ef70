import { type AccountingPeriod, billingActivity, billingMessages, type SavePeriodBody } from '@depot/contracts/billing';
import { assertNoViolations, enumerated, type FieldViolation, type Message, translate } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { dayOf, formatDay } from '@depot/contracts/time';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { AccountingPeriodRepository, type StoredPeriod } from '../accounting-period.repository.js';
import { formatPeriod } from '../format-period.js';

/** Closes the books up to a day, or reopens them. The same request again changes nothing. */
@Injectable()
export class SavePeriod {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly periods: AccountingPeriodRepository,
  ) {}

  /** Waits for the running transactions that post, so that none of them adds to a day that is closed. */
  async execute({ closedThrough, booksFrom, reason = '' }: SavePeriodBody): Promise<AccountingPeriod> {
    const { timezone } = await this.identity.tenant();
    const before = await this.periods.lock();
    const after = { closedThrough, booksFrom: booksFrom ?? before.booksFrom };
    const today = dayOf(Date.now(), timezone);
    assertNoViolations([...checkDays(after, today), ...checkReason(before, after, reason)]);
    await this.periods.save(after);
    describeActivity({ what: describeChanges(before, after, reason) }, { before, after });
    return formatPeriod(after, today);
  }
}

function checkDays({ closedThrough, booksFrom }: StoredPeriod, today: string): FieldViolation[] {
  return [
    ...(closedThrough !== null && closedThrough >= today
      ? [{ path: 'closedThrough', localizedMessage: billingMessages.closableBefore }]
      : []),
    ...(booksFrom > today ? [{ path: 'booksFrom', localizedMessage: billingMessages.booksInFuture }] : []),
  ];
}

/** True if days that were closed are open afterwards. */
function isReopening(before: StoredPeriod, after: StoredPeriod): boolean {
  return before.closedThrough !== null && (after.closedThrough ?? '') < before.closedThrough;
}

function checkReason(before: StoredPeriod, after: StoredPeriod, reason: string): FieldViolation[] {
  if (!isReopening(before, after) || reason !== '') return [];
  return [{ path: 'reason', localizedMessage: billingMessages.reopenReason }];
}

function describeChanges(before: StoredPeriod, after: StoredPeriod, reason: string): Message {
  const changes = [
    ...(before.closedThrough === after.closedThrough ? [] : [describeClosing(before, after, reason)]),
    ...(before.booksFrom === after.booksFrom ? [] : [fill(billingActivity.booksBegin, { day: after.booksFrom })]),
  ];
  return changes.length === 0 ? billingActivity.periodUnchanged : enumerated(changes);
}

function describeClosing(before: StoredPeriod, after: StoredPeriod, reason: string): Message {
  const days = { before: before.closedThrough ?? '', day: after.closedThrough ?? '' };
  if (!isReopening(before, after)) return fill(billingActivity.periodClosed, days);
  const message = after.closedThrough === null ? billingActivity.periodReopenedAll : billingActivity.periodReopened;
  return fill(message, days, reason);
}

/** Both languages, with days as tables show them. */
function fill(message: Message, days: Record<string, string>, reason = ''): Message {
  const values = {
    reason,
    ...Object.fromEntries(Object.entries(days).map(([name, day]) => [name, day && formatDay(day)])),
  };
  return { gb: translate(message, 'gb', values), cn: translate(message, 'cn', values) };
}
