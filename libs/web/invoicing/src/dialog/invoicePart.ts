/** What the viewer shows of an invoice. */
export const invoiceParts = ['paper', 'payments'] as const;
export type InvoicePart = (typeof invoiceParts)[number];
