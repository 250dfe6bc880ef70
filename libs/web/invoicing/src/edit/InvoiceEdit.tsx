import type { Invoice } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { Button, Money, useUnsavedChanges } from '@depot/ui';
import type { FormEvent } from 'react';
import { messages } from '../messages.js';
import classes from './edit.module.css';
import { InvoiceEditRow } from './InvoiceEditRow.js';
import type { useEditing } from './useEditing.js';
import { useInvoiceEdit } from './useInvoiceEdit.js';

interface InvoiceEditProps {
  invoice: Invoice;
  editing: Pick<ReturnType<typeof useEditing>, 'isDirty' | 'isSaving' | 'touch' | 'finish' | 'leave'>;
}

/** Edits quantities and rates of an unpaid invoice. Measured weights cannot be edited. */
export function InvoiceEdit({ invoice, editing }: InvoiceEditProps) {
  const translate = useMessages();
  const edit = useInvoiceEdit(invoice);
  useUnsavedChanges(editing.isDirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!edit.isIncomplete && !editing.isSaving) void editing.finish(edit.save);
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
                disabled={editing.isSaving}
                onChange={(part) => {
                  editing.touch();
                  edit.change(item, part);
                }}
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
        <Button disabled={editing.isSaving} onClick={() => void editing.leave()}>
          {translate(messages.back)}
        </Button>
        <Button type="primary" htmlType="submit" disabled={edit.isIncomplete} loading={editing.isSaving}>
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
