import { type Cents, formatCents } from '@depot/contracts/amounts';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useClaims, useToday } from '@depot/session';
import { Button, Checkbox, Form } from '@depot/ui';
import { useState } from 'react';
import { useStorePayment } from '../api/payments.js';
import { paymentMessages as messages } from './messages.js';
import classes from './payment.module.css';
import { PaymentFields } from './PaymentFields.js';
import { freshPayment, paymentRequest, type PaymentValues } from './paymentValues.js';
import { StoreShares } from './StoreShares.js';
import { type OpenAtStore, splitPayment } from './storeShares.js';

interface StorePaymentFormProps {
  userId: number;
  open: OpenAtStore;
  invoiceIds?: readonly string[];
  onCancel: () => void;
  onPaid: () => void;
}

/** Suggests the amount due on the chosen invoices. For a payment on account only the user knows the amount. */
export function StorePaymentForm({ userId, open, invoiceIds, onCancel, onPaid }: StorePaymentFormProps) {
  const translate = useMessages();
  const today = useToday();
  const [form] = Form.useForm<PaymentValues>();
  const [useCredits, setUseCredits] = useState(false);
  const amount = Form.useWatch('amount', form) ?? 0;
  const usable = Math.min(open.credits, open.owed);
  const { submit, isLoading } = usePaying({ userId, open, invoiceIds, onPaid }, useCredits);
  const toggleCredits = (isUsed: boolean) => {
    setUseCredits(isUsed);
    const { amount: entered } = form.getFieldsValue();
    if (invoiceIds) form.setFieldsValue({ amount: isUsed ? open.owed - usable : open.owed });
    else if (!entered) form.setFieldsValue({ amount: isUsed ? 0 : null });
  };
  return (
    <Form
      form={form}
      noValidate
      layout="vertical"
      requiredMark={false}
      disabled={isLoading}
      initialValues={freshPayment(invoiceIds ? open.owed : null, today)}
      onFinish={(values) => void submit(values)}
    >
      <p>{translate(invoiceIds ? messages.chosenOnly : messages.oldestFirst, { count: open.invoices.length })}</p>
      <PaymentFields open={open.owed} mayBeZero={useCredits} />
      {open.credits > 0 && <CreditsField credits={usable} checked={useCredits} onChange={toggleCredits} />}
      <StoreShares open={open} shares={splitPayment(open, amount, useCredits)} />
      <div className={classes.footer}>
        <Button onClick={onCancel}>{translate(messages.cancel)}</Button>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {translate(messages.record)}
        </Button>
      </div>
    </Form>
  );
}

interface CreditsFieldProps {
  /** Part of the credits that the invoices can take. */
  credits: Cents;
  checked: boolean;
  onChange: (isUsed: boolean) => void;
}

function CreditsField({ credits, checked, onChange }: CreditsFieldProps) {
  const translate = useMessages();
  return (
    <Checkbox className={classes.credits} checked={checked} onChange={({ target }) => onChange(target.checked)}>
      {translate(messages.useCredits, { credits: formatCents(credits) })}
    </Checkbox>
  );
}

type PayingOptions = Omit<StorePaymentFormProps, 'onCancel'>;

/** Records the payment and tells the user how many invoices it covers. */
function usePaying({ userId, open, invoiceIds, onPaid }: PayingOptions, useCredits: boolean) {
  const translate = useMessages();
  const notify = useNotify();
  const { tz } = useClaims();
  const [pay, { isLoading }] = useStorePayment(userId);
  const submit = async (values: PaymentValues) => {
    const chosen = invoiceIds && { invoiceIds: open.invoices.map(({ invoice }) => invoice.invoiceId) };
    try {
      const { list } = await pay({ userId, ...paymentRequest(values, tz), useCredits, ...chosen }).unwrap();
      const count = new Set(list.map(({ invoiceId }) => invoiceId)).size;
      notify.success(translate(messages.storeRecorded, { amount: formatCents(values.amount ?? 0), count }));
      onPaid();
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return { submit, isLoading };
}
