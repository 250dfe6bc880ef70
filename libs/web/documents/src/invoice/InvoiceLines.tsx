import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { text } from '../paper/text.js';
import {
  formatQuantity,
  formatRate,
  formatRowWeight,
  formatSigned,
  type InvoiceColumns,
  type InvoiceRow,
} from './invoiceRows.js';

interface InvoiceLinesProps {
  invoice: Invoice;
  rows: readonly InvoiceRow[];
  columns: InvoiceColumns;
  language: Language;
}

const figures = ['quantity', 'weight', 'rate', 'amount'] as const;

const headings = { quantity: text.quantity, weight: text.weightLb, rate: text.rate, amount: text.amount };

/** Lines on one page. Amounts of a void invoice are struck through; amounts of a credit are negative. */
export function InvoiceLines({ invoice, rows, columns, language }: InvoiceLinesProps) {
  const isCredit = isReturnInvoice(invoice.invoiceId);
  return (
    <table>
      <colgroup>
        <col />
        {figures.map((name) => (
          <col key={name} style={{ width: `${columns[name]}pt` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th>{text.description[language]}</th>
          {figures.map((name) => (
            <th key={name} className="number">
              {headings[name][language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, item, weights, isRest }) => (
          <tr key={key}>
            <td>
              {!isRest && <bdi>{item.description}</bdi>}
              {!isRest && item.notes && <div className="weights">{item.notes}</div>}
              {weights && <div className="weights">{weights}</div>}
            </td>
            <td className="number">{!isRest && formatQuantity(item)}</td>
            <td className="number">{!isRest && formatRowWeight(item)}</td>
            <td className="number">{!isRest && formatRate(item, language)}</td>
            <td className={invoice.status === 'VOID' ? 'number struck' : 'number'}>
              {!isRest && formatSigned(item.formattedAmount, isCredit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
