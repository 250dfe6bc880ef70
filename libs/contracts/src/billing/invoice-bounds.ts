// Apart from the schemas, so that screens and documents take these without them.

/** True for the invoice of a return, whose total is subtracted in every sum. */
export const isReturnInvoice = (id: string) => id.startsWith('RI');
/** Invoices that one request may print or mark as paid. */
export const invoicesAtOnce = 500;
/** Invoices that `GET /invoice` answers at most where it is not asked for one order, return or store: the newest. */
export const newestInvoices = 200;
