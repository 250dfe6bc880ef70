import { useId, useState, type ReactNode } from 'react';
import { failureMessage, isApiFailure } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Alert, Form, Modal, showFieldErrors } from '@depot/ui';
import { useTexts } from '../texts.js';

interface FormModalProps<Values> {
  open: boolean;
  title: string;
  /** The verb of the button. */
  submit: string;
  /** Said when it is done. */
  done: string;
  initialValues?: Partial<Values>;
  /** A rejection is shown in the form, at its fields where the server named them. */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog: Enter submits, the button waits for the answer, a refusal stays in sight. */
export function FormModal<Values extends object>({
  open,
  title,
  submit,
  done,
  initialValues,
  onSubmit,
  onClose,
  children,
}: FormModalProps<Values>) {
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { t } = useTexts();
  const notify = useNotify();
  const id = useId();

  const send = async (values: Values) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onSubmit(values);
      notify.success(done);
      onClose();
    } catch (failure) {
      const shown = isApiFailure(failure) && showFieldErrors(form, failure.details);
      if (!shown) setRefusal(failureMessage(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={open}
      title={title}
      okText={submit}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: busy }}
      onCancel={onClose}
      afterClose={() => setRefusal(undefined)}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <Form id={id} form={form} layout="vertical" preserve={false} initialValues={initialValues} disabled={busy} onFinish={send}>
        {refusal && <Alert type="error" showIcon title={refusal} style={{ marginBottom: 16 }} />}
        {children}
      </Form>
    </Modal>
  );
}
