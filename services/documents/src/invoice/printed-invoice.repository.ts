import type { EpochMs } from '@depot/contracts/amounts';
import type { Language } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** The paper of an invoice in a language, as of the moment at which it was paid in full. */
interface PaidPaper {
  invoiceId: string;
  language: Language;
  settledAt: EpochMs;
}

/** A paper without a payment is from an older process. It shows the payment before the moment of its print. */
const showsPayment = (settledAt: string) =>
  `COALESCE(printed_invoice.settled_at = ${settledAt}, printed_invoice.printed_at >= ${settledAt})`;

/** Stores the PDF of a paid invoice, so that every download is byte-identical until it is paid otherwise. */
@Injectable()
export class PrintedInvoiceRepository {
  constructor(private readonly db: Db) {}

  async find(paper: PaidPaper): Promise<Buffer | undefined> {
    const [row] = await this.db.query<{ pdf: Buffer }>(
      `SELECT pdf FROM printed_invoice WHERE tenant_id = :tenantId AND invoice_id = :invoiceId
        AND language = :language AND ${showsPayment(':settledAt')}`,
      { ...paper },
    );
    return row?.pdf;
  }

  /**
   * Keeps the first print of two that were made at the same time, and returns it. It replaces the print of an earlier
   * payment that was reversed.
   */
  async saveFirst(paper: PaidPaper, pdf: Buffer): Promise<Buffer> {
    await this.db.execute(
      `INSERT INTO printed_invoice (tenant_id, invoice_id, language, pdf, printed_at, settled_at)
       VALUES (:tenantId, :invoiceId, :language, :pdf, :now, :settledAt)
       ON DUPLICATE KEY UPDATE
         pdf = IF(${showsPayment('VALUES(settled_at)')}, printed_invoice.pdf, VALUES(pdf)),
         printed_at = IF(${showsPayment('VALUES(settled_at)')}, printed_invoice.printed_at, VALUES(printed_at)),
         settled_at = VALUES(settled_at)`,
      { ...paper, pdf, now: Date.now() },
    );
    return (await this.find(paper)) ?? pdf;
  }
}
