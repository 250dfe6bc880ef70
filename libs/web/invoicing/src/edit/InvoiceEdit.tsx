import type { Invoice } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { Button, Money } from '@depot/ui';
import type { FormEvent } from 'react';
import { messages } from '../messages.js';
import classes from './edit.module.css';
import { InvoiceEditRow } from './InvoiceEditRow.js';
import { useInvoiceEdit } from './useInvoiceEdit.js';

interface InvoiceEditProps {
  invoice: Invoice;
  onDone: () => void;
}

/** The lines of an unpaid invoice, to correct quantities and rates. What was weighed stays as it was weighed. */
export function InvoiceEdit({ invoice, onDone }: InvoiceEditProps) {
  const translate = useMessages();
  const edit = useInvoiceEdit(invoice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!edit.isIncomplete && !edit.isSaving) void edit.save().then((saved) => saved && onDone());
  };
  return (
    <form onSubmit={submit}>
      <div className={classes.scroll}>
        <table className={classes.lines}>
          <EditHead />
          <tbody>
            {invoice.invoiceItems.map((item) => (
              <InvoiceEditRow
                key={item.invoiceItemId}
                item={item}
                values={edit.valuesOf(item)}
                amount={edit.amountOf(item)}
                onChange={(part) => edit.change(item, part)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={4}>{translate(messages.total)}</td>
              <td className={classes.number}>
                <Money cents={edit.total} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className={classes.footer}>
        <span role="status">{edit.isIncomplete && translate(messages.quantityOnEach)}</span>
        <Button onClick={onDone}>{translate(messages.back)}</Button>
        <Button type="primary" htmlType="submit" disabled={edit.isIncomplete} loading={edit.isSaving}>
          {translate(messages.update)}
        </Button>
      </div>
    </form>
  );
}

function EditHead() {
  const translate = useMessages();
  return (
    <thead>
      <tr>
        <th>{translate(messages.description)}</th>
        <th className={classes.number}>{translate(messages.quantity)}</th>
        <th className={classes.number}>{translate(messages.weight)}</th>
        <th className={classes.number}>{translate(messages.rate)}</th>
        <th className={classes.number}>{translate(messages.amount)}</th>
      </tr>
    </thead>
  );
}
