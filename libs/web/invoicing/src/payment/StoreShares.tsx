import type { Cents } from '@depot/contracts/amounts';
import { useMessages } from '@depot/i18n';
import { Money } from '@depot/ui';
import edit from '../edit/edit.module.css';
import { paymentMessages as messages } from './messages.js';
import classes from './payment.module.css';
import type { OpenAtStore } from './storeShares.js';

/** Preview of each open invoice's share of the payment. */
export function StoreShares({
  open: { invoices, owed },
  shares,
}: {
  open: OpenAtStore;
  shares: ReadonlyMap<string, Cents>;
}) {
  const translate = useMessages();
  const sum = [...shares.values()].reduce((total, amount) => total + amount, 0);
  return (
    <div className={classes.scroll}>
      <table className={edit.lines}>
        <thead>
          <tr>
            <th>{translate(messages.invoice)}</th>
            <th>{translate(messages.date)}</th>
            <th className={edit.number}>{translate(messages.open)}</th>
            <th className={edit.number}>{translate(messages.pays)}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ invoice: { invoiceId, formattedInvoiceDate }, open }) => (
            <tr key={invoiceId}>
              <td>{invoiceId}</td>
              <td>{formattedInvoiceDate}</td>
              <td className={edit.number} data-label={translate(messages.open)}>
                <Money cents={open} />
              </td>
              <td className={edit.number} data-label={translate(messages.pays)}>
                {shares.has(invoiceId) ? <Money cents={shares.get(invoiceId) ?? 0} /> : '–'}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>{translate(messages.sum)}</td>
            <td className={edit.number} data-label={translate(messages.open)}>
              <Money cents={owed} />
            </td>
            <td className={edit.number} data-label={translate(messages.pays)}>
              <Money cents={sum} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
