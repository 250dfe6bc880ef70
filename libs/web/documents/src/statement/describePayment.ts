import { methodWords, type RecordedMethod } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { text } from '../paper/text.js';
import type { StatementSheet } from './statement.js';

type Payment = StatementSheet['payments'][number];

/** Payment method. It is unknown for an invoice that was only marked as paid. */
const formatPaidBy = (method: RecordedMethod, language: Language): string =>
  method === 'MARKED' ? text.payment[language] : methodWords[method][language];

/** Name of a payment's row, which distinguishes reversed payments and refunds. */
export function describePayment(
  { kind = 'PAYMENT', method }: Pick<Payment, 'kind' | 'method'>,
  language: Language,
): string {
  if (kind === 'PAYMENT') return formatPaidBy(method, language);
  const name = text[kind === 'REVERSAL' ? 'reversal' : 'refund'][language];
  return method === 'MARKED' ? name : `${name} · ${methodWords[method][language]}`;
}
