import { IDENTITY_PORT, type IdentityPort, namesInBooks, storesInBooksCalled } from '@depot/contracts/identity';
import { type InvoiceHit, numbersBeginningWith } from '@depot/contracts/search';
import { visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { invoiceIdOf, type InvoiceKind } from '../invoice/invoice-id.js';
import { InvoiceSearchRepository, type Wanted } from './invoice-search.repository.js';

/** Finds invoices by their number or their store. */
@Injectable()
export class InvoiceSearch {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly invoices: InvoiceSearchRepository,
  ) {}

  async find(text: string): Promise<InvoiceHit[]> {
    const own = visibleStore();
    const wanted = wantedBy(text);
    const rows =
      wanted.numbers.length > 0
        ? await this.invoices.byNumber(wanted, own)
        : await this.invoices.newestOf(await storesInBooksCalled(text, this.identity, own));
    const names = await namesInBooks(
      this.identity,
      rows.map(({ storeId }) => storeId),
    );
    return rows.map(({ kind, number, ...invoice }) => ({
      ...invoice,
      invoiceId: invoiceIdOf({ kind, number }),
      storeName: names.get(invoice.storeId) ?? '',
    }));
  }
}

/** "RI3" is a credit, "I3" a bill, and "3" may be either. */
function wantedBy(text: string): Wanted {
  const kind = /^(RI|I)(?=\d)/i.exec(text)?.[1]?.toUpperCase() as InvoiceKind | undefined;
  return { kinds: kind ? [kind] : ['I', 'RI'], numbers: numbersBeginningWith(text.slice(kind?.length ?? 0)) };
}
