import type { InvoiceHeader } from '../invoice/invoice.repository.js';

/** An open invoice of $10 of store 7, for a spec. */
export function buildInvoiceHeader(id: number, over: Partial<InvoiceHeader> = {}): InvoiceHeader {
  const open = { kind: 'I', storeId: 7, status: 'UNPAID', total: 1000, paid: 0, contentHash: null } as const;
  return { id, number: id, ...open, ...over } as InvoiceHeader;
}
