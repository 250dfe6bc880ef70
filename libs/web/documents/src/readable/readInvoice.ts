import { type Invoice, type InvoiceItem, isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { buildInvoiceEnd, listInvoiceFacts } from '../invoice/invoiceFacts.js';
import { listInvoiceParties } from '../invoice/invoiceParties.js';
import { formatQuantity, formatRate, formatRowWeight, formatSigned } from '../invoice/invoiceRows.js';
import { text } from '../paper/text.js';
import type { ReadableDocument, ReadableRow } from './readable.js';

/** Content of an invoice, or of the RETURN INVOICE of a return, for a narrow screen. */
export function readInvoice(invoice: Invoice, language: Language): ReadableDocument {
  const isCredit = isReturnInvoice(invoice.invoiceId);
  const { sums, note, isStruck = false } = buildInvoiceEnd(invoice, language);
  return {
    title: text[isCredit ? 'returnInvoice' : 'invoice'][language],
    facts: listInvoiceFacts(invoice, language),
    parties: listInvoiceParties(invoice, language),
    sections: [{ name: '', rows: invoice.invoiceItems.map((item) => readItem(item, isCredit, language)) }],
    sums: [{ title: '', lines: sums }],
    note,
    isStruck,
  };
}

/** "2 pcs · 22.01 lb · $2.00 / lb", and the notes of the order's line. */
function readItem(item: InvoiceItem, isCredit: boolean, language: Language): ReadableRow {
  const [quantity, weight] = [formatQuantity(item), formatRowWeight(item)];
  const amounts = [
    quantity && `${quantity} ${text[item.quantity === 1 ? 'piece' : 'pieces'][language]}`,
    weight && `${weight} ${text.pounds[language]}`,
    formatRate(item, language),
  ];
  return {
    key: String(item.invoiceItemId),
    name: item.description,
    detail: [amounts.filter(Boolean).join(' · '), item.notes].filter(Boolean).join('\n'),
    amount: formatSigned(item.formattedAmount, isCredit),
  };
}
