import type { EpochMs } from '@depot/contracts/amounts';
import type { InvoiceStatus } from '@depot/contracts/billing';
import { hitsOfAKind, type NumberRange } from '@depot/contracts/search';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { InvoiceKind } from '../invoice/invoice-id.js';

interface Row {
  kind: InvoiceKind;
  number: number;
  storeId: number;
  status: InvoiceStatus;
  invoiceDate: EpochMs;
}

export interface NumberCriteria {
  kinds: readonly InvoiceKind[];
  numbers: readonly NumberRange[];
}

const columns = 'i.kind, i.number, i.store_id storeId, i.status, i.invoice_date invoiceDate';

/** Finds invoices by the beginning of their number, or by their store. */
@Injectable()
export class InvoiceSearchRepository {
  constructor(private readonly db: Db) {}

  /** The very number first: it is the smallest. */
  findByNumber({ kinds, numbers }: NumberCriteria, own: number | undefined): Promise<Row[]> {
    const within = numbers.map((_, at) => `i.number BETWEEN :from${at} AND :to${at}`).join(' OR ');
    return this.db.query<Row>(
      `SELECT ${columns} FROM invoice i
       WHERE i.tenant_id = :tenantId AND i.kind IN (:kinds)
         AND (${within}) ${own === undefined ? '' : 'AND i.store_id = :own'}
       ORDER BY i.number, i.kind LIMIT :limit`,
      {
        ...Object.fromEntries(
          numbers.flatMap(({ from, to }, at) => [
            [`from${at}`, from],
            [`to${at}`, to],
          ]),
        ),
        ...(own !== undefined && { own }),
        kinds,
        limit: hitsOfAKind,
      },
    );
  }

  /** Reads each store's newest rows from the index, then the newest of these. */
  async findNewest(storeIds: readonly number[]): Promise<Row[]> {
    if (storeIds.length === 0) return [];
    const each = storeIds.map(
      (_, at) => `(SELECT ${columns} FROM invoice i WHERE i.tenant_id = :tenantId AND i.store_id = :store${at}
      ORDER BY i.invoice_date DESC LIMIT :limit)`,
    );
    return this.db.query<Row>(`${each.join(' UNION ALL ')} ORDER BY invoiceDate DESC, number DESC LIMIT :limit`, {
      ...Object.fromEntries(storeIds.map((storeId, at) => [`store${at}`, storeId])),
      limit: hitsOfAKind,
    });
  }
}
