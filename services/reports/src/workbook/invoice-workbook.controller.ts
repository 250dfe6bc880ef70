import { BILLING_REPORT_PORT, type BillingReportPort } from '@depot/contracts/billing';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { invoicesDownloadBody, statementBody } from '@depot/contracts/reports';
import { type FileFormatQuery, fileFormatQuery } from '@depot/contracts/wire';
import { getVisibleStore } from '@depot/node-context';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Inject, Post, Query } from '@nestjs/common';
import type * as z from 'zod';
import { StatementService } from '../statement/statement.service.js';
import { buildInvoiceColumns, buildStatementColumns } from './invoice-columns.js';
import { tooManyInvoices, workbookWords as words } from './messages.js';
import { sendWorkbook } from './workbook-response.js';

/** Invoices of one file. */
const maxInvoices = 20_000;

/** Lists of invoices as files for spreadsheets. */
@Controller('document')
export class InvoiceWorkbookController {
  constructor(
    private readonly statements: StatementService,
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /**
   * Downloads the invoices of a period, of one store or all, for a spreadsheet.
   *
   * At most 20,000, including void ones; 400 VALIDATION if the period has more. `start` and `end` are invoice dates in
   * epoch ms, both inclusive. Amounts are in dollars; those of a credit are negative and those of a void invoice 0, so
   * that a column can be summed. A STORE gets only its own invoices. `format` is `xlsx` (default) or `csv`.
   *
   * @returns the file.
   */
  @Post('invoices/download')
  @ReadRoute({ id: 'reportsInvoicesDownload', allow: 'invoice.read', response: 'file', mayBeBehind: true })
  async downloadInvoices(
    @Body({ schema: invoicesDownloadBody }) { userId, ...range }: z.output<typeof invoicesDownloadBody>,
    @Query({ schema: fileFormatQuery }) { format }: FileFormatQuery,
  ) {
    const { timezone } = await this.identity.tenant();
    const rows = await this.billing.listed(range, maxInvoices + 1, getVisibleStore() ?? userId);
    if (rows.length > maxInvoices) throw new DomainError('VALIDATION', tooManyInvoices, { most: maxInvoices });
    return sendWorkbook(words.invoices, buildInvoiceColumns(timezone), rows, format);
  }

  /**
   * Downloads the invoices of a store's statement for a spreadsheet.
   *
   * `start` and `end` are in epoch ms, both inclusive. Amounts are in dollars, those of a credit negative. 404 if a
   * STORE requests another store. `format` is `xlsx` (default) or `csv`.
   *
   * @returns the file.
   */
  @Post('statement-rows/download')
  @ReadRoute({ id: 'reportsStatementDownload', allow: 'report.read', response: 'file', mayBeBehind: true })
  async downloadStatement(
    @Body({ schema: statementBody }) { userId, ...range }: z.output<typeof statementBody>,
    @Query({ schema: fileFormatQuery }) { format }: FileFormatQuery,
  ) {
    const { timezone, account } = await this.statements.getAccount(userId, range);
    return sendWorkbook(words.statement, buildStatementColumns(timezone), account.invoices, format);
  }
}
