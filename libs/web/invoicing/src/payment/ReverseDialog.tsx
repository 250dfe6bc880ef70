import type { Payment } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { Form, Input, Modal } from '@depot/ui';
import { useBillingReversePaymentMutation } from '../api/payments.js';
import { paymentMessages as messages } from './messages.js';

/** Asks for a reason and reverses a payment. */
export function ReverseDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const translate = useMessages();
  const notify = useNotify();
  const [reverse, { isLoading }] = useBillingReversePaymentMutation();
  const [form] = Form.useForm<{ reason: string }>();
  const amount = payment.formattedAmount;
  const submit = async ({ reason }: { reason: string }) => {
    try {
      await reverse({ paymentId: payment.paymentId, reason }).unwrap();
      notify.success(translate(messages.reversedDone, { amount }));
      onClose();
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return (
    <Modal
      open
      centered
      title={translate(messages.reverseQuestion, { amount })}
      okText={translate(messages.reverseYes)}
      cancelText={translate(messages.reverseNo)}
      okButtonProps={{ danger: true, loading: isLoading }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{translate(messages.reverseDetail)}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
        <Form.Item
          name="reason"
          label={translate(messages.reason)}
          rules={[{ required: true, whitespace: true, message: translate(messages.required) }]}
        >
          <Input autoFocus maxLength={300} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
