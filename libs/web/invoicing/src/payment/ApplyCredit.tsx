import { type Cents, formatCents, toHundredths } from '@depot/contracts/amounts';
import { type Invoice, spread } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { Button, useConfirm } from '@depot/ui';
import { useBillingOpenInvoicesQuery, useStorePayment } from '../api/payments.js';
import { paymentMessages as messages } from './messages.js';
import classes from './payment.module.css';
import { storeOpen } from './storeShares.js';

interface ApplyCreditProps {
  credit: Pick<Invoice, 'invoiceId' | 'userId'>;
  left: Cents;
  onApplied: (amount: Cents) => void;
}

/** Share of the credit that one invoice receives. */
interface Part {
  invoiceId: string;
  amount: Cents;
}

const sumParts = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Applies the rest of a credit to the open invoices of its store, oldest first. Asks for confirmation, because this is
 * final.
 */
export function ApplyCredit({ credit, left, onApplied }: ApplyCreditProps) {
  const translate = useMessages();
  const confirm = useConfirm();
  const notify = useNotify();
  const { data } = useBillingOpenInvoicesQuery(credit.userId, { refetchOnMountOrArgChange: true });
  const open = data && storeOpen(data.list, undefined);
  const shares = open ? spread(left, open.invoices).shares : [];
  const parts = shares.map(({ invoice: { invoice }, amount }) => ({ invoiceId: invoice.invoiceId, amount }));
  const apply = useApplying(credit, onApplied);
  const ask = () => {
    confirm({
      title: translate(messages.applyQuestion, { amount: formatCents(sumParts(parts)), invoiceId: credit.invoiceId }),
      detail: <AppliedParts parts={parts} />,
      yes: translate(messages.apply),
      no: translate(messages.applyNo),
      danger: true,
      run: () => apply(parts),
    }).catch(notify.failure);
  };
  return (
    <div className={classes.apply}>
      <Button disabled={parts.length === 0} onClick={ask}>
        {translate(messages.apply)}
      </Button>
      {open?.owed === 0 && <span className={classes.hint}>{translate(messages.noneToApply)}</span>}
    </div>
  );
}

function AppliedParts({ parts }: { parts: readonly Part[] }) {
  const translate = useMessages();
  return (
    <>
      <ul className={classes.parts}>
        {parts.map(({ invoiceId, amount }) => (
          <li key={invoiceId}>
            {invoiceId}: {formatCents(amount)}
          </li>
        ))}
      </ul>
      {translate(messages.applyFinal)}
    </>
  );
}

/** Applies the credit to the invoices in the confirmation only. */
function useApplying({ invoiceId, userId }: ApplyCreditProps['credit'], onApplied: ApplyCreditProps['onApplied']) {
  const translate = useMessages();
  const notify = useNotify();
  const [pay] = useStorePayment(userId);
  return async (parts: readonly Part[]) => {
    const { list } = await pay({
      userId,
      amount: 0,
      method: 'OTHER',
      useCredits: true,
      creditIds: [invoiceId],
      invoiceIds: parts.map((part) => part.invoiceId),
    }).unwrap();
    const paid = list.filter((part) => part.invoiceId !== invoiceId);
    const amount = paid.reduce((sum, part) => sum + toHundredths(part.amount), 0);
    onApplied(amount);
    notify.success(translate(messages.applied, { amount: formatCents(amount), invoiceId, count: paid.length }));
  };
}
