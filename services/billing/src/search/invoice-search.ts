import type { InvoiceStatus } from '@depot/contracts/billing';
import { IDENTITY_PORT, type IdentityPort, storesCalled } from '@depot/contracts/identity';
import { hitsOfAKind, type InvoiceHit, type NumberRange, numbersBeginningWith } from '@depot/contracts/search';
import { visibleStore } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { invoiceIdOf, type InvoiceKind } from '../invoice/invoice-id.js';

interface Row {
  kind: InvoiceKind;
  number: number;
  storeId: number;
  status: InvoiceStatus;
  invoiceDate: number;
}

interface Wanted {
  kinds: readonly InvoiceKind[];
  numbers: readonly NumberRange[];
}

const columns = 'i.kind, i.number, i.store_id storeId, i.status, i.invoice_date invoiceDate';

/** Finds invoices by their number or their store. */
@Injectable()
export class InvoiceSearch {
  constructor(
    private readonly db: Db,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async find(text: string): Promise<InvoiceHit[]> {
    const own = visibleStore();
    const stores = await this.identity.stores(own === undefined ? undefined : [own]);
    const wanted = wantedBy(text);
    const rows =
      wanted.numbers.length > 0 ? await this.byNumber(wanted, own) : await this.newestOf(storesCalled(text, stores));
    return rows.map(({ kind, number, ...invoice }) => ({
      ...invoice,
      invoiceId: invoiceIdOf({ kind, number }),
      storeName: stores.get(invoice.storeId)?.name ?? '',
    }));
  }

  /** The very number first: it is the smallest. */
  private byNumber({ kinds, numbers }: Wanted, own: number | undefined): Promise<Row[]> {
    const within = numbers.map((_, at) => `i.number BETWEEN :from${at} AND :to${at}`).join(' OR ');
    return this.db.query<Row>(
      `SELECT ${columns} FROM invoice i
       WHERE i.tenant_id = :tenantId AND i.kind IN (:kinds) AND (${within}) ${own === undefined ? '' : 'AND i.store_id = :own'}
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

  /** Of each store its own newest from the index, and of those the newest. */
  private async newestOf(storeIds: readonly number[]): Promise<Row[]> {
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

/** "RI3" is a credit, "I3" a bill, and "3" may be either. */
function wantedBy(text: string): Wanted {
  const kind = /^(RI|I)(?=\d)/i.exec(text)?.[1]?.toUpperCase() as InvoiceKind | undefined;
  return { kinds: kind ? [kind] : ['I', 'RI'], numbers: numbersBeginningWith(text.slice(kind?.length ?? 0)) };
}
