import { formatCents, type Cents } from '@depot/contracts/amounts';
import { paymentMethods } from '@depot/contracts/billing';
import { useSay } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { Form, Input } from '@depot/ui';
import { AmountInput, Select } from '@depot/ui/data';
import { methodWords, paymentMessages as messages } from './messages.js';
import classes from './payment.module.css';
import { today, type PaymentValues } from './paymentValues.js';

interface PaymentFieldsProps {
  /** The most that can be paid. */
  open: Cents;
  /** Nothing is no payment, unless credits are used up. */
  mayBeZero?: boolean;
}

/** Amount, method, day, reference and note of a payment; inside of a form. */
export function PaymentFields({ open, mayBeZero = false }: PaymentFieldsProps) {
  const say = useSay();
  const { tz } = useClaims();
  const refuse = async (_: unknown, amount: Cents | null) => {
    if (amount === null) throw new Error(say(messages.required));
    if (amount <= 0 && !mayBeZero) throw new Error(say(messages.aboveZero));
    if (amount > open) throw new Error(say(messages.tooMuch, { open: formatCents(open) }));
  };
  return (
    <div className={classes.fields}>
      <Form.Item<PaymentValues> name="amount" label={say(messages.amount)} rules={[{ validator: refuse }]}>
        <AmountInput autoFocus />
      </Form.Item>
      <Form.Item<PaymentValues> name="method" label={say(messages.method)}>
        <Select options={paymentMethods.map((method) => ({ value: method, label: say(methodWords[method]) }))} />
      </Form.Item>
      <Form.Item<PaymentValues> name="day" label={say(messages.date)} rules={[{ required: true, message: say(messages.required) }]}>
        <Input type="date" max={today(tz)} />
      </Form.Item>
      <Form.Item<PaymentValues> name="reference" label={say(messages.reference)}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item<PaymentValues> name="note" label={say(messages.note)} className={classes.wide}>
        <Input maxLength={500} />
      </Form.Item>
    </div>
  );
}
