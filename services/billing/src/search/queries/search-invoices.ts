import { IDENTITY_PORT, type IdentityPort, namesInBooks, storesInBooksCalled } from '@depot/contracts/identity';
import { type InvoiceHit, numbersBeginningWith } from '@depot/contracts/search';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { formatInvoiceId, type InvoiceKind } from '../../invoice/invoice-id.js';
import { InvoiceSearchRepository, type NumberCriteria } from '../invoice-search.repository.js';

/** Finds invoices by their number or their store. */
@Injectable()
export class SearchInvoices {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly invoices: InvoiceSearchRepository,
  ) {}

  async execute(text: string): Promise<InvoiceHit[]> {
    const own = getVisibleStore();
    const wanted = parseNumberCriteria(text);
    const rows =
      wanted.numbers.length > 0
        ? await this.invoices.findByNumber(wanted, own)
        : await this.invoices.findNewest(await storesInBooksCalled(text, this.identity, own));
    const names = await namesInBooks(
      this.identity,
      rows.map(({ storeId }) => storeId),
    );
    return rows.map(({ kind, number, ...invoice }) => ({
      ...invoice,
      invoiceId: formatInvoiceId({ kind, number }),
      storeName: names.get(invoice.storeId) ?? '',
    }));
  }
}

/** "RI3" is a credit, "I3" a bill, and "3" may be either. */
function parseNumberCriteria(text: string): NumberCriteria {
  const kind = /^(RI|I)(?=\d)/i.exec(text)?.[1]?.toUpperCase() as InvoiceKind | undefined;
  return { kinds: kind ? [kind] : ['I', 'RI'], numbers: numbersBeginningWith(text.slice(kind?.length ?? 0)) };
}
