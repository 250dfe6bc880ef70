import { type Cents, formatCents } from '@depot/contracts/amounts';
import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useClaims, useToday } from '@depot/session';
import { Button, Form } from '@depot/ui';
import { useEffect } from 'react';
import { useBillingRecordPaymentMutation } from '../api/payments.js';
import { paymentMessages as messages } from './messages.js';
import classes from './payment.module.css';
import { PaymentFields } from './PaymentFields.js';
import { freshPayment, paymentRequest, type PaymentValues } from './paymentValues.js';

const payment = { action: messages.record, done: messages.recorded, last: messages.lastPart };
const refund = { action: messages.refund, done: messages.refunded, last: messages.refundLast };

interface PaymentFormProps {
  invoice: Invoice;
  open: Cents;
  onPaid: (amount: Cents) => void;
}

/**
 * Records a payment on one invoice, or a refund of a credit. Suggests the open amount and follows its changes until the
 * user edits it. Warns if the payment seals the invoice.
 */
export function PaymentForm({ invoice, open, onPaid }: PaymentFormProps) {
  const translate = useMessages();
  const notify = useNotify();
  const { tz } = useClaims();
  const today = useToday();
  const [record, { isLoading }] = useBillingRecordPaymentMutation();
  const [form] = Form.useForm<PaymentValues>();
  const amount = Form.useWatch('amount', form);
  const words = isReturnInvoice(invoice.invoiceId) ? refund : payment;

  useEffect(() => {
    if (!form.isFieldsTouched()) form.resetFields(); // values that are set count as touched
  }, [form, open, tz]);

  const submit = async (values: PaymentValues) => {
    try {
      const { obj } = await record({ invoiceId: invoice.invoiceId, ...paymentRequest(values, tz) }).unwrap();
      form.resetFields();
      onPaid(values.amount ?? 0);
      notify.success(translate(words.done, { amount: obj.formattedAmount, invoiceId: invoice.invoiceId }));
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return (
    <Form
      form={form}
      className={classes.form}
      noValidate
      layout="vertical"
      requiredMark={false}
      disabled={isLoading}
      initialValues={freshPayment(open, today)}
      onFinish={(values) => void submit(values)}
    >
      <PaymentFields open={open} />
      <div className={classes.footer}>
        <span className={classes.hint} aria-live="polite">
          {amount === open && translate(words.last)}
        </span>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {translate(words.action)} {amount ? formatCents(amount) : ''}
        </Button>
      </div>
    </Form>
  );
}
