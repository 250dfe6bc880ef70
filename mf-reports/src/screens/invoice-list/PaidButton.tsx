import { formatCents, fromHundredths } from '@depot/contracts/amounts';
import { type Invoice, invoicesAtOnce, isReturnInvoice } from '@depot/contracts/billing';
import { dueOn, hasOpenAmount, useBillingMarkPaidMutation } from '@depot/invoicing';
import { useNotify } from '@depot/remote-kit';
import { useMay } from '@depot/session';
import { Button, CheckOutlined, useConfirm } from '@depot/ui';
import { useTexts } from '../../texts.js';

interface PaidButtonProps {
  selected: readonly Invoice[];
  onPaid: () => void;
}

/**
 * Marks those of the selected invoices as paid on which something is due, after asking: it cannot be undone. Credits
 * are left out, and how many is said.
 */
export function PaidButton({ selected, onPaid }: PaidButtonProps) {
  const { t } = useTexts();
  const mayGenerate = useMay('invoice.generate');
  const notify = useNotify();
  const confirm = useConfirm();
  const [pay] = useBillingMarkPaidMutation();
  if (!mayGenerate) return null;

  const open = selected.filter(hasOpenAmount);
  const unpaid = open.filter(({ invoiceId }) => !isReturnInvoice(invoiceId));
  const credits = open.length - unpaid.length;
  const confirmPaid = () => {
    if (unpaid.length > invoicesAtOnce) return notify.warning(t('invoices.tooMany', { count: invoicesAtOnce }));
    const count = unpaid.length;
    const due = dueOn(unpaid);
    const invoiceIds = unpaid.map(({ invoiceId }) => invoiceId);
    confirm({
      title: t('invoices.paidQuestion'),
      detail: [
        t('invoices.paidDetail', { count, due: formatCents(due) }),
        ...(credits > 0 ? [t('invoices.creditsLeftOut', { count: credits })] : []),
      ].join(' '),
      yes: t('invoices.paidYes'),
      no: t('invoices.paidNo'),
      danger: true,
      run: () => pay({ invoiceIds, due: fromHundredths(due) }).unwrap(),
    })
      .then((done) => {
        if (!done) return;
        notify.success(t('invoices.paidDone', { count }));
        onPaid();
      })
      .catch(notify.failure);
  };
  return (
    <Button type="primary" icon={<CheckOutlined />} disabled={unpaid.length === 0} onClick={confirmPaid}>
      {t('invoices.markPaid')}
    </Button>
  );
}
