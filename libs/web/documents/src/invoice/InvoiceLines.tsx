import type { Invoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { text } from '../paper/text.js';
import type { InvoiceRow } from './invoiceRows.js';

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US');

export function InvoiceLines({ rows, language }: { rows: readonly InvoiceRow[]; language: Language }) {
  return (
    <table>
      <colgroup>
        <col />
        <col style={{ width: '0.8in' }} />
        <col style={{ width: '1in' }} />
        <col style={{ width: '1in' }} />
        <col style={{ width: '1.15in' }} />
      </colgroup>
      <thead>
        <tr>
          <th>{text.description[language]}</th>
          <th className="number">{text.quantity[language]}</th>
          <th className="number">{text.weightLb[language]}</th>
          <th className="number">{text.rate[language]}</th>
          <th className="number">{text.amount[language]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, item, weights, isRest }) => (
          <tr key={key}>
            <td>
              {!isRest && item.description}
              {weights && <div className="weights">{weights}</div>}
            </td>
            <td className="number">{!isRest && item.quantity > 0 && whole.format(item.quantity)}</td>
            <td className="number">{!isRest && item.weight > 0 && two.format(item.weight)}</td>
            <td className="number">{!isRest && item.formattedRate}</td>
            <td className="number">{!isRest && item.formattedAmount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
