import { fromHundredths } from '@depot/contracts/amounts';
import { accountNames, methodWords } from '@depot/contracts/billing';
import { journalDownloadQuery, receiptsDownloadQuery, trialBalanceDownloadQuery } from '@depot/contracts/reports';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { GetTrialBalance } from '../accounting/queries/get-trial-balance.js';
import { ListJournal } from '../accounting/queries/list-journal.js';
import { ListReceipts } from '../accounting/queries/list-receipts.js';
import { workbookWords as words } from './messages.js';
import { sendWorkbook, translateWord } from './workbook-response.js';

type EntryRow = Awaited<ReturnType<ListJournal['listAll']>>[number];
type BalanceRow = Awaited<ReturnType<GetTrialBalance['execute']>>['list'][number];
type MoneyRow = Awaited<ReturnType<ListReceipts['execute']>>['list'][number];

/** Characters of the widest names. */
const wide = 32;

/** Reports of the ledger as files for spreadsheets. */
@Controller('document')
export class AccountingWorkbookController {
  constructor(
    private readonly journal: ListJournal,
    private readonly trialBalance: GetTrialBalance,
    private readonly receipts: ListReceipts,
  ) {}

  /**
   * Downloads entries of the ledger for a spreadsheet.
   *
   * `from` and `to` are calendar days of the distributor, both inclusive; `store` limits them to one customer. 400
   * VALIDATION for more than 100,000. Amounts are in dollars. `format` is `xlsx` (default) or `csv`.
   *
   * @returns the file.
   */
  @Get('journal/download')
  @ReadRoute({ id: 'reportsJournalDownload', allow: 'accounting.read', response: 'file' })
  async downloadJournal(
    @Query({ schema: journalDownloadQuery }) { format, store, ...range }: z.output<typeof journalDownloadQuery>,
  ) {
    const columns = [
      {
        title: translateWord(words.date),
        sumTitle: translateWord(words.total),
        value: (row: EntryRow) => row.formattedDay,
      },
      { title: translateWord(words.document), value: (row: EntryRow) => row.document },
      {
        title: translateWord(words.account),
        width: wide,
        value: (row: EntryRow) => translateWord(accountNames[row.account]),
      },
      { title: translateWord(words.customer), width: wide, value: (row: EntryRow) => row.name },
      ...listAmountColumns<EntryRow>(),
    ];
    return sendWorkbook(words.journal, columns, await this.journal.listAll(range, store), format);
  }

  /**
   * Downloads the balances of all accounts on a day for a spreadsheet.
   *
   * `asOf` is a calendar day of the distributor (default: today). Amounts are in dollars. `format` is `xlsx` (default)
   * or `csv`.
   *
   * @returns the file.
   */
  @Get('trial-balance/download')
  @ReadRoute({ id: 'reportsTrialBalanceDownload', allow: 'accounting.read', response: 'file' })
  async downloadTrialBalance(
    @Query({ schema: trialBalanceDownloadQuery }) { format, asOf }: z.output<typeof trialBalanceDownloadQuery>,
  ) {
    const columns = [
      {
        title: translateWord(words.account),
        sumTitle: translateWord(words.total),
        width: wide,
        value: (row: BalanceRow) => translateWord(accountNames[row.account]),
      },
      ...listAmountColumns<BalanceRow>(),
    ];
    return sendWorkbook(words.trialBalance, columns, (await this.trialBalance.execute(asOf)).list, format);
  }

  /**
   * Downloads the money that came in for a spreadsheet.
   *
   * `from` and `to` are calendar days of the distributor, both inclusive. 400 VALIDATION for more than 10,000 receipts.
   * Amounts are in dollars. `format` is `xlsx` (default) or `csv`.
   *
   * @returns the file.
   */
  @Get('receipts/download')
  @ReadRoute({ id: 'reportsReceiptsDownload', allow: 'accounting.read', response: 'file' })
  async downloadReceipts(
    @Query({ schema: receiptsDownloadQuery }) { format, ...range }: z.output<typeof receiptsDownloadQuery>,
  ) {
    const columns = [
      {
        title: translateWord(words.date),
        sumTitle: translateWord(words.total),
        value: (row: MoneyRow) => row.formattedDay,
      },
      { title: translateWord(words.document), value: (row: MoneyRow) => row.document },
      { title: translateWord(words.method), value: (row: MoneyRow) => translateWord(methodWords[row.method]) },
      { title: translateWord(words.reference), width: wide, value: (row: MoneyRow) => row.reference },
      { title: translateWord(words.customer), width: wide, value: (row: MoneyRow) => row.name },
      {
        title: translateWord(words.amount),
        kind: 'money' as const,
        isSummed: true,
        value: (row: MoneyRow) => fromHundredths(row.amount),
      },
    ];
    return sendWorkbook(words.receipts, columns, (await this.receipts.execute(range)).list, format);
  }
}

/** Debit and credit in dollars, summed. */
function listAmountColumns<Row extends { debit: number; credit: number }>() {
  const money = { kind: 'money' as const, isSummed: true };
  return [
    { title: translateWord(words.debit), ...money, value: (row: Row) => fromHundredths(row.debit) },
    { title: translateWord(words.credit), ...money, value: (row: Row) => fromHundredths(row.credit) },
  ];
}
