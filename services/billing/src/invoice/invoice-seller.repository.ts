import { createHash } from 'node:crypto';
import type { SellerFacts } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Stores seller data of invoices: each version once, immutable. */
@Injectable()
export class InvoiceSellerRepository {
  constructor(private readonly db: Db) {}

  /** Id of the row with this data; two concurrent callers with the same data get the same row. */
  async saveSeller(seller: SellerFacts): Promise<number> {
    const content = JSON.stringify(seller);
    const contentHash = createHash('sha256').update(content).digest('hex');
    const known = await this.findId(contentHash);
    if (known !== undefined) return known;
    await this.db.execute(
      `INSERT INTO invoice_seller (tenant_id, content_hash, content) VALUES (:tenantId, :contentHash, :content)
       ON DUPLICATE KEY UPDATE content_hash = VALUES(content_hash)`,
      { contentHash, content },
    );
    const added = await this.findId(contentHash, 'FOR UPDATE');
    if (added === undefined) throw new Error('The seller of an invoice was not kept.');
    return added;
  }

  /** By row. */
  async findByIds(ids: readonly number[]): Promise<Map<number, SellerFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.query<{ id: number; content: string }>(
      'SELECT id, content FROM invoice_seller WHERE tenant_id = :tenantId AND id IN (:ids)',
      { ids },
    );
    return new Map(rows.map(({ id, content }) => [id, JSON.parse(content) as SellerFacts]));
  }

  /** A locking read also sees rows committed after the transaction's snapshot. */
  private async findId(contentHash: string, ending: '' | 'FOR UPDATE' = ''): Promise<number | undefined> {
    const [row] = await this.db.query<{ id: number }>(
      `SELECT id FROM invoice_seller WHERE tenant_id = :tenantId AND content_hash = :contentHash ${ending}`,
      { contentHash },
    );
    return row?.id;
  }
}
