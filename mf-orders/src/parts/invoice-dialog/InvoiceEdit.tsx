import type { FormEvent } from 'react';
import type { Invoice } from '@depot/contracts/billing';
import { Button, Money } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './invoice.module.css';
import { InvoiceEditRow } from './InvoiceEditRow.js';
import { useInvoiceEdit } from './useInvoiceEdit.js';

interface InvoiceEditProps {
  invoice: Invoice;
  onDone: () => void;
}

/** The lines of an unpaid invoice, to correct quantities and rates. What was weighed stays as it was weighed. */
export function InvoiceEdit({ invoice, onDone }: InvoiceEditProps) {
  const { t } = useTexts();
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
              <td colSpan={4}>{t('invoice.total')}</td>
              <td className={classes.number}>
                <Money cents={edit.total} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className={classes.toolbar}>
        <span className={classes.spring} />
        <Button onClick={onDone}>{t('invoice.back')}</Button>
        <Button type="primary" htmlType="submit" disabled={edit.isIncomplete} loading={edit.isSaving}>
          {t('invoice.update')}
        </Button>
      </div>
    </form>
  );
}

function EditHead() {
  const { t } = useTexts();
  return (
    <thead>
      <tr>
        <th>{t('invoice.description')}</th>
        <th className={classes.number}>{t('line.quantity')}</th>
        <th className={classes.number}>{t('line.weight')}</th>
        <th className={classes.number}>{t('line.rate')}</th>
        <th className={classes.number}>{t('invoice.amount')}</th>
      </tr>
    </thead>
  );
}
