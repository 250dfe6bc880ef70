import { type Cents, formatCents } from '@depot/contracts/amounts';
import { billingMessages, methodWords, paymentMethods } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { useToday } from '@depot/session';
import { DateField, Form, Input } from '@depot/ui';
import { AmountInput, Select } from '@depot/ui/data';
import { useEffect } from 'react';
import { paymentMessages as messages } from './messages.js';
import classes from './payment.module.css';
import type { PaymentValues } from './paymentValues.js';

interface PaymentFieldsProps {
  /** The most that can be paid. */
  open: Cents;
  /** Nothing is no payment, unless credits are used up. */
  mayBeZero?: boolean;
}

/**
 * Amount, method, day, reference and note of a payment, inside a form initialized with `freshPayment`. The suggested
 * day changes at midnight; otherwise a page left open overnight would record payments on the previous day.
 */
export function PaymentFields({ open, mayBeZero = false }: PaymentFieldsProps) {
  const translate = useMessages();
  const today = useToday();
  const form = Form.useFormInstance<PaymentValues>();
  useEffect(() => {
    if (!form.isFieldTouched('day')) form.resetFields(['day']);
  }, [form, today]);
  const reject = async (_: unknown, amount: Cents | null) => {
    if (amount === null) throw new Error(translate(messages.required));
    if (amount <= 0 && !mayBeZero) throw new Error(translate(messages.aboveZero));
    if (amount > open) throw new Error(translate(messages.tooMuch, { open: formatCents(open) }));
  };
  const rejectFuture = async (_: unknown, day: string | undefined) => {
    if (day !== undefined && day > today) throw new Error(translate(billingMessages.futureDate));
  };
  return (
    <div className={classes.fields}>
      <Form.Item<PaymentValues> name="amount" label={translate(messages.amount)} rules={[{ validator: reject }]}>
        <AmountInput autoFocus />
      </Form.Item>
      <Form.Item<PaymentValues> name="method" label={translate(messages.method)}>
        <Select options={paymentMethods.map((method) => ({ value: method, label: translate(methodWords[method]) }))} />
      </Form.Item>
      <Form.Item<PaymentValues>
        name="day"
        label={translate(messages.date)}
        rules={[{ required: true, message: translate(messages.required) }, { validator: rejectFuture }]}
      >
        <DateField max={today} />
      </Form.Item>
      <Form.Item<PaymentValues> name="reference" label={translate(messages.reference)}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item<PaymentValues> name="note" label={translate(messages.note)} className={classes.wide}>
        <Input maxLength={500} />
      </Form.Item>
    </div>
  );
}
