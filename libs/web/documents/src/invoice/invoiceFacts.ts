import { type Invoice, isReturnInvoice, methodWords } from '@depot/contracts/billing';
import { enumerated, type Language, translate } from '@depot/contracts/errors';
import { formatDay } from '@depot/contracts/time';
import { joinExcessLines } from '../paper/measure.js';
import type { SheetEndProps } from '../paper/SheetEnd.js';
import type { Fact } from '../paper/SheetHead.js';
import { text } from '../paper/text.js';
import { formatSigned } from './invoiceRows.js';

/** Facts beside the title of an invoice or a credit. */
export function listInvoiceFacts(invoice: Invoice, language: Language): Fact[] {
  const { invoiceId, formattedInvoiceDate, relatedDisplayId, clientName, creditedOrder } = invoice;
  const { deliveryDate, poNumber, externalId = '' } = invoice;
  const isCredit = isReturnInvoice(invoiceId);
  const createFact = (name: keyof typeof text, value: string): Fact[] =>
    value ? [{ name: text[name][language], value }] : [];
  const terms = invoice.paymentTerms === null ? '' : translate(text.netDays, language, { days: invoice.paymentTerms });
  return [
    ...createFact(isCredit ? 'creditNumber' : 'invoiceNumber', invoiceId),
    ...createFact('externalId', externalId),
    ...createFact('date', formattedInvoiceDate),
    ...createFact('due', invoice.formattedDueDay),
    ...createFact('terms', terms),
    ...createFact(isCredit ? 'return' : 'order', `#${relatedDisplayId}`),
    ...createFact('poNumber', poNumber),
    ...createFact('deliveryDay', deliveryDate ? formatDay(deliveryDate) : ''),
    ...(creditedOrder
      ? [
          ...createFact('order', `#${creditedOrder.displayId}`),
          ...createFact('orderDate', creditedOrder.formattedOrderDate),
          ...createFact('poNumber', creditedOrder.poNumber),
          ...createFact('creditedInvoice', enumerated(creditedOrder.invoiceIds)[language]),
        ]
      : []),
    ...createFact('customer', clientName),
  ];
}

/** PAID or VOID with its day, printed so that copies show it, too. */
export function findStamp(
  { invoiceId, status, formattedSettledDay, paidMethod }: Invoice,
  language: Language,
): string | undefined {
  if (status === 'UNPAID') return undefined;
  const isCredit = isReturnInvoice(invoiceId);
  const word = status === 'VOID' ? text.void : isCredit ? text.used : text.paidMark;
  const method = paidMethod && paidMethod !== 'MARKED' && !isCredit ? methodWords[paidMethod][language] : '';
  return [[word[language], formattedSettledDay].filter(Boolean).join(' '), method].filter(Boolean).join(' · ');
}

/** Totals of an invoice. A credit shows its own value and no amount due. */
export function buildInvoiceEnd(invoice: Invoice, language: Language): SheetEndProps {
  const { invoiceId, status, formattedTotal, formattedPaid, formattedBalanceDue, paid, seller } = invoice;
  const isStruck = status === 'VOID';
  if (isReturnInvoice(invoiceId)) {
    const credit = { name: text.credit[language], amount: formatSigned(formattedTotal, true) };
    const left = { name: text.creditLeft[language], amount: formatSigned(formattedBalanceDue, true), isDue: true };
    const sums =
      paid > 0 && !isStruck
        ? [credit, { name: text.creditUsed[language], amount: formattedPaid }, left]
        : [{ ...credit, isDue: true }];
    return { sums, isStruck, note: { title: '', lines: '' } };
  }
  return {
    isStruck,
    sums: [
      { name: text.total[language], amount: formattedTotal },
      { name: text.paid[language], amount: formattedPaid },
      { name: text.balanceDue[language], amount: formattedBalanceDue, isDue: true },
    ],
    note: {
      title: text.howToPay[language],
      lines: status === 'UNPAID' ? joinExcessLines(seller.paymentInstructions) : '',
    },
  };
}
