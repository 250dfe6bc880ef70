import type { InvoiceRange } from '@depot/contracts/billing';
import { documentMessages, type MailStatements, type StatementRecipient } from '@depot/contracts/documents';
import { DomainError, type Language, translate } from '@depot/contracts/errors';
import {
  IDENTITY_PORT,
  type IdentityPort,
  NOTICE_PORT,
  type NoticePort,
  type NoticeReader,
} from '@depot/contracts/identity';
import { type Statement, STATEMENT_PORT, type StatementPort } from '@depot/contracts/reports';
import { formatDate } from '@depot/contracts/time';
import { currentContext, describeActivity, runInContext } from '@depot/node-context';
import { Db, grouped } from '@depot/node-database';
import { MailOutbox } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { JobRunner } from '../job/job-runner.js';
import { type ReportProgress, splitBatches } from '../job/long-document.js';
import { statementMailTexts as texts } from '../messages.js';
import {
  type PrintableStatement,
  StatementDocumentService,
  statementsAtOnce,
} from '../statement/statement-document.service.js';
import { StatementMailRepository } from './statement-mail.repository.js';

/** A store that is mailed. */
interface Addressee extends Omit<StatementRecipient, 'mailTo'> {
  reader: NoticeReader;
}

/** Content of a mail. */
interface MailContent extends Pick<Addressee, 'name' | 'reader'> {
  sheet: Statement;
}

/** The period, and its first and last day as people read them. */
interface MailPeriod {
  range: InvoiceRange;
  days: readonly [from: string, to: string];
}

/** Mails every store its own statement, in its own language. */
@Injectable()
export class StatementMailing {
  constructor(
    @Inject(STATEMENT_PORT) private readonly accounts: StatementPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(NOTICE_PORT) private readonly readers: NoticePort,
    private readonly db: Db,
    private readonly outbox: MailOutbox,
    private readonly jobs: JobRunner,
    private readonly mails: StatementMailRepository,
    private readonly statements: StatementDocumentService,
  ) {}

  /** Every store with a balance or a movement in the range, by name, including those without an address. */
  async listRecipients(range: InvoiceRange): Promise<StatementRecipient[]> {
    const { stores, readers, mailed } = await this.loadStores(range);
    return stores.map(({ storeId, name }) => ({
      userId: storeId,
      name,
      mailTo: readers.get(storeId)?.username ?? null,
      mailedTime: mailed.get(storeId) ?? null,
    }));
  }

  /** Returns the id of the job that sends the mails. Mails that were sent are not undone if it fails. */
  async begin({ start, end, again = false }: MailStatements): Promise<number> {
    const range = { start, end };
    const { stores, readers, mailed } = await this.loadStores(range);
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
      make: (reportProgress) => this.sendAll(addressees, range, reportProgress),
    });
  }

  private async loadStores(range: InvoiceRange) {
    // Includes users who changed their role or are disabled: their balance remains
    const users = await this.identity.users(await this.accounts.stores(range));
    const stores = [...users].map(([storeId, { name }]) => ({ storeId, name }));
    const readers = await this.readers.readers(
      stores.map(({ storeId }) => storeId),
      { disabledToo: true },
    );
    const mailed = await this.mails.findMailTimes(range);
    return { stores: stores.sort((a, b) => a.name.localeCompare(b.name)), readers, mailed };
  }

  /** Processes batches in sequence; the statements of each language are read with one query. */
  private async sendAll(
    addressees: readonly Addressee[],
    range: InvoiceRange,
    reportProgress: ReportProgress,
  ): Promise<undefined> {
    const { timezone } = await this.identity.tenant();
    const period = { range, days: [formatDate(range.start, timezone), formatDate(range.end, timezone)] as const };
    let done = 0;
    for (const batch of splitBatches(addressees, statementsAtOnce)) {
      for (const [language, readers] of grouped(batch, ({ reader }) => reader.language)) {
        await runInContext({ ...currentContext(), language }, async () => {
          const storeIds = readers.map(({ userId }) => userId);
          const statements = await this.statements.loadPrintable(storeIds, range);
          for (const addressee of readers) {
            const printable = statements.get(addressee.userId);
            if (printable) await this.sendStatement(addressee, printable, period);
            await reportProgress((done += 1));
          }
        });
      }
    }
  }

  /** The mail and the note that it was sent are stored together. */
  private async sendStatement(
    { userId, mailedTime, ...recipient }: Addressee,
    ready: PrintableStatement,
    { range, days }: MailPeriod,
  ) {
    const content = await ready.print();
    const { sheet } = ready;
    const { legalName: seller, email } = sheet.seller;
    const period = days.join(' – ');
    const translateText = (text: keyof typeof texts, span: string) =>
      translateMailText({ ...recipient, sheet }, text, span);
    await this.db.transaction(async () => {
      if (!(await this.mails.claim(userId, range, mailedTime))) return;
      const file = { name: translateText('fileName', period.replaceAll('/', '-')), type: 'application/pdf', content };
      await this.outbox.queueMail(
        {
          sender: seller,
          ...(email ? { replyTo: email } : {}),
          to: recipient.reader.username,
          subject: translateText('subject', period),
          body: translateText('body', period),
        },
        [file],
      );
    });
  }
}

/** A text of the mail, in the reader's language. */
function translateMailText(
  { name: store, reader, sheet }: MailContent,
  text: keyof typeof texts,
  range: string,
): string {
  const { legalName: seller, phone, email } = sheet.seller;
  const { formattedAsOf: day, formattedBalance: balance, formattedOverdue: overdue } = sheet;
  return translate(texts[text], reader.language, {
    seller,
    store,
    range,
    day,
    balance,
    overdue,
    next: formatNextDue(sheet, reader.language),
    contact: [phone, email].filter(Boolean).join(' · ') || seller,
  });
}

/** A line of its own, where something falls due later. */
function formatNextDue(sheet: Statement, language: Language): string {
  const { nextDueDay, formattedNextDueDay: day, formattedNextDue: amount } = sheet;
  return nextDueDay === null ? '' : translate(texts.next, language, { day, amount });
}
