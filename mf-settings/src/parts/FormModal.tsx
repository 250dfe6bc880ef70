import { failureMessage, isApiFailure } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Alert, Form, Modal, showFieldErrors, useLeaveQuestion, useUnsavedChanges } from '@depot/ui';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../texts.js';
import { useSaving } from './useSaving.js';

interface FormModalProps<Values> {
  open: boolean;
  title: string;
  /** The verb of the button. */
  submit: string;
  /** Said when it is done. */
  done: string;
  initialValues?: Partial<Values>;
  /** A rejection is shown in the form, at its fields where the server named them. */
  onSubmit: (values: Values, overwrite: boolean) => Promise<unknown>;
  /** Maps a path of the request to the form's field, if the names differ. */
  fieldOfPath?: (path: string) => string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Small form in a dialog: Enter submits, the button shows the pending request, errors stay visible, and input is
 * discarded only after confirmation.
 */
export function FormModal<Values extends object>({
  open,
  title,
  submit,
  done,
  onSubmit,
  onClose,
  ...form
}: FormModalProps<Values>) {
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const mayLeave = useLeaveQuestion();
  const saving = useSaving();
  const notify = useNotify();
  const { t } = useTexts();
  const id = useId();

  const close = () => {
    setDirty(false);
    onClose();
  };
  const confirmLeave = async () => {
    if (!dirty || (await mayLeave())) close();
  };
  const send = async (values: Values) => {
    setBusy(true);
    try {
      await saving((overwrite) => onSubmit(values, overwrite));
      notify.success(done);
      close();
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
      onCancel={() => void confirmLeave()}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <FormInModal id={id} busy={busy} dirty={dirty} onDirty={() => setDirty(true)} onSend={send} {...form} />
    </Modal>
  );
}

interface FormInModalProps<Values> extends Pick<FormModalProps<Values>, 'initialValues' | 'fieldOfPath' | 'children'> {
  id: string;
  busy: boolean;
  dirty: boolean;
  onDirty: () => void;
  onSend: (values: Values) => Promise<void>;
}

/** Mounted each time the dialog opens, so that it starts with the current values. */
function FormInModal<Values extends object>(props: FormInModalProps<Values>) {
  const { id, busy, dirty, onDirty, initialValues, onSend, fieldOfPath, children } = props;
  useUnsavedChanges(dirty);
  const [form] = Form.useForm<Values>();
  const [rejection, setRejection] = useState<string>();
  const send = async (values: Values) => {
    setRejection(undefined);
    try {
      await onSend(values);
    } catch (failure) {
      const shown = isApiFailure(failure) && showFieldErrors(form, failure.details, fieldOfPath);
      if (!shown) setRejection(failureMessage(failure));
    }
  };
  return (
    <Form
      id={id}
      form={form}
      layout="vertical"
      initialValues={initialValues}
      disabled={busy}
      onValuesChange={onDirty}
      onFinish={send}
    >
      {rejection && <Alert type="error" showIcon title={rejection} style={{ marginBottom: 16 }} />}
      {children}
    </Form>
  );
}
