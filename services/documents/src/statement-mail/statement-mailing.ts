import { BILLING_REPORT_PORT, type BillingReportPort, type InvoiceRange } from '@depot/contracts/billing';
import { documentMessages, type MailStatements, type StatementRecipient } from '@depot/contracts/documents';
import { DomainError, type Language, translate } from '@depot/contracts/errors';
import {
  IDENTITY_PORT,
  type IdentityPort,
  NOTICE_PORT,
  type NoticePort,
  type NoticeReader,
} from '@depot/contracts/identity';
import type { Statement } from '@depot/contracts/reports';
import { formatDate } from '@depot/contracts/time';
import { currentContext, describeActivity, runInContext } from '@depot/node-context';
import { Db, MailOutbox } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { JobRunner } from '../job/job-runner.js';
import type { Tell } from '../job/long-document.js';
import { statementMailTexts as texts } from '../messages.js';
import { StatementDocumentService } from '../statement/statement-document.service.js';
import { StatementMailRepository } from './statement-mail.repository.js';

/** A store that is mailed. */
interface Addressee extends Omit<StatementRecipient, 'mailTo'> {
  reader: NoticeReader;
}

/** Mails every store its own statement, in its own language. */
@Injectable()
export class StatementMailing {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(NOTICE_PORT) private readonly readers: NoticePort,
    private readonly db: Db,
    private readonly outbox: MailOutbox,
    private readonly jobs: JobRunner,
    private readonly mails: StatementMailRepository,
    private readonly statements: StatementDocumentService,
  ) {}

  /** Every store that was billed in the range, by name; also those that cannot be mailed. */
  async recipients(range: InvoiceRange): Promise<StatementRecipient[]> {
    const { stores, readers, mailed } = await this.billed(range);
    return stores.map(({ storeId, name }) => ({
      ...{ userId: storeId, name, mailTo: readers.get(storeId)?.username ?? null },
      mailedTime: mailed.get(storeId) ?? null,
    }));
  }

  /** Returns the id of the job that mails. What it has mailed stays mailed, however it ends. */
  async begin({ start, end, again = false }: MailStatements): Promise<number> {
    const range = { start, end };
    const { stores, readers, mailed } = await this.billed(range);
    const addressees = stores.flatMap(({ storeId, name }): Addressee[] => {
      const [reader, mailedTime] = [readers.get(storeId), mailed.get(storeId) ?? null];
      return reader && (again || mailedTime === null) ? [{ userId: storeId, name, mailedTime, reader }] : [];
    });
    if (addressees.length === 0) throw new DomainError('NOT_FOUND', documentMessages.nobodyToMail);
    const { timezone } = await this.identity.tenant();
    describeActivity({ count: addressees.length, from: formatDate(start, timezone), to: formatDate(end, timezone) });
    const leftOut = stores.length - addressees.length;
    return this.jobs.start({
      total: addressees.length,
      leftOut,
      make: (reportProgress) => this.mailAll(addressees, range, reportProgress),
    });
  }

  private async billed(range: InvoiceRange) {
    const billed = await this.billing.salesByStore(range);
    const stores = [...(await this.identity.stores(billed.map(({ storeId }) => storeId))).values()];
    const readers = await this.readers.readers(stores.map(({ storeId }) => storeId));
    const mailed = await this.mails.mailed(range);
    return { stores: stores.sort((a, b) => a.name.localeCompare(b.name)), readers, mailed };
  }

  private async mailAll(
    addressees: readonly Addressee[],
    range: InvoiceRange,
    reportProgress: Tell,
  ): Promise<undefined> {
    for (const [index, addressee] of addressees.entries()) {
      const { language } = addressee.reader;
      await runInContext({ ...currentContext(), language }, () => this.mail(addressee, range));
      await reportProgress(index + 1);
    }
  }

  /** The mail and the note that it was sent are stored together. */
  private async mail({ userId, name: store, mailedTime, reader }: Addressee, range: InvoiceRange): Promise<void> {
    const { timezone } = await this.identity.tenant();
    const sheet = await this.statements.sheet(userId, range);
    const content = await this.statements.print(sheet);
    const [from, to] = [formatDate(range.start, timezone), formatDate(range.end, timezone)];
    const { legalName: seller, phone, email } = sheet.seller;
    const { formattedAsOf: day, formattedBalance: balance, formattedOverdue: overdue } = sheet;
    const next = nextDueText(sheet, reader.language);
    const said = (text: keyof typeof texts, span: string) =>
      translate(texts[text], reader.language, {
        ...{ seller, store, range: span, day, balance, overdue, next },
        contact: [phone, email].filter(Boolean).join(' · ') || seller,
      });
    await this.db.transaction(async () => {
      if (!(await this.mails.take(userId, range, mailedTime))) return;
      const file = { name: said('fileName', `${from} – ${to}`.replaceAll('/', '-')), type: 'application/pdf', content };
      await this.outbox.mail(
        {
          sender: seller,
          ...(email ? { replyTo: email } : {}),
          to: reader.username,
          subject: said('subject', `${from} – ${to}`),
          body: said('body', `${from} – ${to}`),
        },
        [file],
      );
    });
  }
}

/** A line of its own, where something falls due later. */
function nextDueText(sheet: Statement, language: Language): string {
  const { nextDueDay, formattedNextDueDay: day, formattedNextDue: amount } = sheet;
  return nextDueDay === null ? '' : translate(texts.next, language, { day, amount });
}
