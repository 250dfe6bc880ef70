import type { Invoice } from '@depot/contracts/billing';
import { useSay } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useConfirm } from '@depot/ui';
import { useBillingMarkPaidMutation } from '../api/invoices.js';
import { messages } from '../messages.js';

/** Marks an invoice as paid, after asking: it cannot be undone. */
export function useMarkPaid(): (invoice: Pick<Invoice, 'invoiceId' | 'formattedTotal'>) => void {
  const say = useSay();
  const notify = useNotify();
  const confirm = useConfirm();
  const [pay] = useBillingMarkPaidMutation();
  return ({ invoiceId, formattedTotal }) => {
    confirm({
      title: say(messages.paidQuestion),
      detail: say(messages.which, { invoiceId, total: formattedTotal }),
      yes: say(messages.markPaid),
      no: say(messages.notPaid),
      danger: true,
      run: () => pay({ invoiceIds: [invoiceId] }).unwrap(),
    })
      .then((done) => done && notify.success(say(messages.paidDone, { invoiceId })))
      .catch(notify.failure);
  };
}
