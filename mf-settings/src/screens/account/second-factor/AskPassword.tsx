import { failureMessage, isApiFailure } from '@depot/api';
import { Alert, Form, Input, Modal, showFieldErrors } from '@depot/ui';
import { useId } from 'react';
import { useIdentityBeginSecondFactorMutation } from '../../../api/identity.js';
import { useTexts } from '../../../texts.js';

interface Setup {
  secret: string;
  setupUrl: string;
}

interface AskPasswordProps {
  onBegun: (setup: Setup) => void;
  onClose: () => void;
}

/** Asks for the password, so that another person at an unattended desk cannot connect an app of their own. */
export function AskPassword({ onBegun, onClose }: AskPasswordProps) {
  const { t } = useTexts();
  const id = useId();
  const [form] = Form.useForm<{ password: string }>();
  const [begin, { isLoading, error }] = useIdentityBeginSecondFactorMutation();

  const send = async (body: { password: string }) => {
    const begun = await begin(body);
    if (begun.data) return onBegun(begun.data.obj);
    if (isApiFailure(begun.error)) showFieldErrors(form, begun.error.details);
    form.focusField('password');
  };
  const rejection = error && !(isApiFailure(error) && error.code === 'VALIDATION') ? failureMessage(error) : undefined;

  return (
    <Modal
      open
      title={t('secondFactor.setUpTitle')}
      okText={t('secondFactor.next')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isLoading }}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      {rejection !== undefined && <Alert type="error" showIcon title={rejection} role="alert" />}
      <Form id={id} form={form} layout="vertical" disabled={isLoading} onFinish={send}>
        <Form.Item
          name="password"
          label={t('secondFactor.password')}
          rules={[{ required: true, message: t('required', { field: t('secondFactor.password') }) }]}
        >
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
