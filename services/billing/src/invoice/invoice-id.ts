import { isReturnInvoice } from '@depot/contracts/billing';

/** `I` bills an order, `RI` credits a return. */
export type InvoiceKind = 'I' | 'RI';

/** The readable id: I12, RI3. */
export function formatInvoiceId({ kind, number }: { kind: InvoiceKind; number: number }): string {
  return `${kind}${number}`;
}

/** The kind and number of a readable id, which the contract has checked. */
export function parseInvoiceId(invoiceId: string): { kind: InvoiceKind; number: number } {
  const kind = isReturnInvoice(invoiceId) ? 'RI' : 'I';
  return { kind, number: Number(invoiceId.slice(kind.length)) };
}
