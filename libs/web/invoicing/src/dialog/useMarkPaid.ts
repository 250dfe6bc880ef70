import type { Invoice } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useConfirm } from '@depot/ui';
import { useBillingMarkPaidMutation } from '../api/invoices.js';
import { messages } from '../messages.js';

/** Marks an invoice as paid, after asking: it cannot be undone. */
export function useMarkPaid(): (invoice: Pick<Invoice, 'invoiceId' | 'formattedTotal'>) => void {
  const translate = useMessages();
  const notify = useNotify();
  const confirm = useConfirm();
  const [pay] = useBillingMarkPaidMutation();
  return ({ invoiceId, formattedTotal }) => {
    confirm({
      title: translate(messages.paidQuestion),
      detail: translate(messages.which, { invoiceId, total: formattedTotal }),
      yes: translate(messages.markPaid),
      no: translate(messages.notPaid),
      danger: true,
      run: () => pay({ invoiceIds: [invoiceId] }).unwrap(),
    })
      .then((done) => done && notify.success(translate(messages.paidDone, { invoiceId })))
      .catch(notify.failure);
  };
}
