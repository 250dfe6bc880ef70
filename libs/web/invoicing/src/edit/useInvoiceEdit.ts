import { amountOfPieces, amountOfWeight, type Cents, toHundredths } from '@depot/contracts/amounts';
import type { Invoice, InvoiceItem } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useState } from 'react';
import { useBillingUpdateMutation } from '../api/invoices.js';
import { messages } from '../messages.js';
import { buildChange, type EditedItem, isWeighed } from './editedItem.js';

const asInvoiced = ({ invoiceItems }: Invoice) =>
  new Map(
    invoiceItems.map(({ invoiceItemId, quantity, rate }): [number, EditedItem] => [
      invoiceItemId,
      { quantity, rate: toHundredths(rate) },
    ]),
  );

/** Invoice lines at the time editing started, and the user's changes to them. */
export function useInvoiceEdit(newest: Invoice) {
  const translate = useMessages();
  const notify = useNotify();
  const [update] = useBillingUpdateMutation();
  const [invoice] = useState(newest);
  const [edited, setEdited] = useState<ReadonlyMap<number, EditedItem>>(() => asInvoiced(invoice));

  const getEdited = ({ invoiceItemId }: InvoiceItem): EditedItem => edited.get(invoiceItemId) ?? {};
  const change = ({ invoiceItemId }: InvoiceItem, part: EditedItem) =>
    setEdited((all) => new Map(all).set(invoiceItemId, { ...all.get(invoiceItemId), ...part }));
  const computeAmount = (item: InvoiceItem): Cents => {
    const { quantity = 0, rate = 0 } = getEdited(item);
    return isWeighed(item) ? amountOfWeight(toHundredths(item.weight), rate) : amountOfPieces(quantity, rate);
  };

  /** True if it was saved or nothing had changed. */
  const save = async (): Promise<boolean> => {
    const invoiceItems = invoice.invoiceItems.flatMap((item) => buildChange(item, getEdited(item)) ?? []);
    if (invoiceItems.length === 0) return true;
    try {
      await update({ invoiceId: invoice.invoiceId, invoiceItems }).unwrap();
    } catch (failure) {
      notify.failure(failure);
      return false;
    }
    notify.success(translate(messages.updated));
    return true;
  };

  return {
    valuesOf: getEdited,
    change,
    amountOf: computeAmount,
    total: invoice.invoiceItems.reduce((sum, item) => sum + computeAmount(item), 0),
    isIncomplete: invoice.invoiceItems.some((item) => !isWeighed(item) && !getEdited(item).quantity),
    save,
  };
}
