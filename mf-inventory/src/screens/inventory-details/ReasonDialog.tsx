import { failureMessage } from '@depot/api';
import { Alert, Form, Input, Modal } from '@depot/ui';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../texts.js';

interface ReasonDialogProps<Values> {
  title: string;
  /** Description of the change. */
  detail: ReactNode;
  /** The verb of the button. */
  verb: string;
  danger?: boolean;
  initialValues?: Partial<Values>;
  /** Fields beside the reason. */
  children?: ReactNode;
  /** A rejection is shown in the dialog. */
  onSubmit: (values: Values & { reason: string }) => Promise<unknown>;
  onClose: () => void;
}

/** A change of stock by hand: never without a reason. */
export function ReasonDialog<Values extends object>(props: ReasonDialogProps<Values>) {
  const { title, detail, verb, danger, initialValues, children, onSubmit, onClose } = props;
  const { t } = useTexts();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<string>();
  const send = (values: Values & { reason: string }) => {
    setBusy(true);
    setRejection(undefined);
    onSubmit(values).then(onClose, (failure: unknown) => {
      setRejection(failureMessage(failure));
      setBusy(false);
    });
  };
  return (
    <Modal
      open
      title={title}
      okText={verb}
      okButtonProps={{ danger, htmlType: 'submit', form: id, loading: busy }}
      cancelText={t('details.keep')}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <p>{detail}</p>
      <Form id={id} layout="vertical" initialValues={initialValues} onFinish={send} disabled={busy}>
        {rejection && <Alert type="error" showIcon title={rejection} style={{ marginBottom: 16 }} />}
        {children}
        <Form.Item
          name="reason"
          label={t('details.reason')}
          rules={[{ required: true, whitespace: true, message: t('details.reasonNeeded') }]}
        >
          <Input maxLength={200} autoFocus={children === undefined} placeholder={t('details.reasonExample')} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
