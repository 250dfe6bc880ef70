import type { InvoiceItem } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { text } from '../paper/text.js';

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US');

/** The pieces' own weights, "4.10 + 3.95"; empty when a single figure says it all. */
export function weightsText(item: InvoiceItem): string {
  return item.weights.length > 1 ? item.weights.map((weight) => two.format(weight)).join(' + ') : '';
}

export function InvoiceLines({ items, language }: { items: readonly InvoiceItem[]; language: Language }) {
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
        {items.map((item) => (
          <tr key={item.invoiceItemId}>
            <td>
              {item.description}
              {weightsText(item) && <div className="weights">{weightsText(item)}</div>}
            </td>
            <td className="number">{item.quantity > 0 ? whole.format(item.quantity) : ''}</td>
            <td className="number">{item.weight > 0 ? two.format(item.weight) : ''}</td>
            <td className="number">{item.formattedRate}</td>
            <td className="number">{item.formattedAmount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
