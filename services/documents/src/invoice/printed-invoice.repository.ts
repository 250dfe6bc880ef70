import type { Language } from '@depot/contracts/errors';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Stores the PDF of a paid invoice, so that every download is byte-identical. */
@Injectable()
export class PrintedInvoiceRepository {
  constructor(private readonly db: Db) {}

  async find(invoiceId: string, language: Language): Promise<Buffer | undefined> {
    const [row] = await this.db.query<{ pdf: Buffer }>(
      `SELECT pdf FROM printed_invoice WHERE tenant_id = :tenantId AND invoice_id = :invoiceId
        AND language = :language`,
      { invoiceId, language },
    );
    return row?.pdf;
  }

  /** Keeps the first print of two that were made at the same time, and returns it. */
  async insertFirst(invoiceId: string, language: Language, pdf: Buffer): Promise<Buffer> {
    await this.db.execute(
      `INSERT IGNORE INTO printed_invoice (tenant_id, invoice_id, language, pdf, printed_at)
       VALUES (:tenantId, :invoiceId, :language, :pdf, :now)`,
      { invoiceId, language, pdf, now: Date.now() },
    );
    return (await this.find(invoiceId, language)) ?? pdf;
  }
}
