import type { Invoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { text } from '../paper/text.js';

export function InvoiceSums({ invoice, language }: { invoice: Invoice; language: Language }) {
  return (
    <dl className="sums">
      <dt>{text.total[language]}</dt>
      <dd>{invoice.formattedTotal}</dd>
      <dt>{text.paid[language]}</dt>
      <dd>{invoice.formattedPaid}</dd>
      <dt className="due">{text.balanceDue[language]}</dt>
      <dd className="due">{invoice.formattedBalanceDue}</dd>
    </dl>
  );
}
