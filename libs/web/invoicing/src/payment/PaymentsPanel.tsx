import { failureMessage } from '@depot/api';
import { type Cents, toHundredths } from '@depot/contracts/amounts';
import { type Invoice, isReturnInvoice, type Payment } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { useMay } from '@depot/session';
import { DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useBillingPaymentsQuery } from '../api/payments.js';
import { ApplyCredit } from './ApplyCredit.js';
import { paymentMessages as messages } from './messages.js';
import classes from './payment.module.css';
import { PaymentForm } from './PaymentForm.js';
import { hasOpenAmount } from './paymentValues.js';
import { ReverseDialog } from './ReverseDialog.js';
import { usePaymentColumns } from './usePaymentColumns.js';

/**
 * Form for a payment of an invoice or a refund of a credit. The recorded payments stand below it, because they load
 * later and must not move the form.
 */
export function PaymentsPanel({ invoice }: { invoice: Invoice }) {
  const translate = useMessages();
  const mayRecord = useMay('invoice.generate');
  const { data, error, refetch } = useBillingPaymentsQuery(invoice.invoiceId, { refetchOnMountOrArgChange: true });
  const [reversing, setReversing] = useState<Payment>();
  const isOpen = hasOpenAmount(invoice);
  const { open, notePaid } = useOpenAmount(invoice);
  const columns = usePaymentColumns(mayRecord && isOpen ? setReversing : undefined);
  const isCredit = isReturnInvoice(invoice.invoiceId);
  return (
    <>
      <InvoiceAmounts invoice={invoice} isCredit={isCredit} />
      {mayRecord && isOpen && open > 0 && isCredit && <ApplyCredit credit={invoice} left={open} onApplied={notePaid} />}
      {mayRecord && isOpen && open > 0 && (
        <PaymentForm key={invoice.invoiceId} invoice={invoice} open={open} onPaid={notePaid} />
      )}
      <DataTable<Payment>
        label={translate(isCredit ? messages.refunds : messages.payments)}
        columns={columns}
        rows={error ? undefined : data?.list}
        rowKey="paymentId"
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={translate(isCredit ? messages.noRefund : messages.none)}
        rowTone={({ isReversed }) => (isReversed ? 'off' : undefined)}
      />
      {reversing && <ReverseDialog payment={reversing} onClose={() => setReversing(undefined)} />}
    </>
  );
}

/** Total, paid and due amount of an invoice; used and remaining amount of a credit. */
function InvoiceAmounts({ invoice, isCredit }: { invoice: Invoice; isCredit: boolean }) {
  const translate = useMessages();
  const amounts = [
    [messages.total, invoice.formattedTotal],
    [isCredit ? messages.used : messages.paid, invoice.formattedPaid],
    [isCredit ? messages.left : messages.balanceDue, invoice.formattedBalanceDue],
  ] as const;
  return (
    <dl className={classes.facts}>
      {amounts.map(([name, amount]) => (
        <div key={name.gb}>
          <dt>{translate(name)}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Open amount. It is correct after a payment even before the invoice is refetched. */
function useOpenAmount(invoice: Invoice) {
  const [paid, setPaid] = useState({ invoice, amount: 0 });
  const since = paid.invoice === invoice ? paid.amount : 0;
  const notePaid = (amount: Cents) => setPaid({ invoice, amount: since + amount });
  return { open: toHundredths(invoice.balanceDue) - since, notePaid };
}
