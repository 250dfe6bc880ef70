import { failureMessage, isApiFailure } from '@depot/api';
import { Alert, Button, CopyOutlined, Form, Input, Modal, showFieldErrors } from '@depot/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useId } from 'react';
import { useIdentityConfirmSecondFactorMutation } from '../../../api/identity.js';
import { useTexts } from '../../../texts.js';
import { useCopy } from './RecoveryCodes.js';
import classes from './second-factor.module.css';

interface ConfirmAppProps {
  secret: string;
  setupUrl: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Pixels: large enough for the camera of a phone at arm's length. */
const qrSize = 184;

/** Shows the key for the app, and asks for a code as proof that the app has it. */
export function ConfirmApp({ secret, setupUrl, onConfirmed, onClose }: ConfirmAppProps) {
  const { t } = useTexts();
  const id = useId();
  const copy = useCopy();
  const [form] = Form.useForm<{ code: string }>();
  const [confirm, { isLoading, error }] = useIdentityConfirmSecondFactorMutation();

  const send = async (confirmSecondFactorBody: { code: string }) => {
    const answer = await confirm(confirmSecondFactorBody);
    if (answer.data) return onConfirmed(answer.data.obj.recoveryCodes);
    if (isApiFailure(answer.error)) showFieldErrors(form, answer.error.details);
    form.focusField('code');
  };
  const rejection = error && !(isApiFailure(error) && error.code === 'VALIDATION') ? failureMessage(error) : undefined;

  return (
    <Modal
      open
      title={t('secondFactor.setUpTitle')}
      okText={t('secondFactor.confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: isLoading }}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <p>{t('secondFactor.scan')}</p>
      <div className={classes.qr}>
        <QRCodeSVG value={setupUrl} size={qrSize} title={t('secondFactor.qr')} role="img" />
      </div>
      <p>
        {t('secondFactor.key')}: <code className={classes.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>{' '}
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined />}
          aria-label={t('secondFactor.copyKey')}
          onClick={() => void copy(secret)}
        />
      </p>
      {rejection !== undefined && <Alert type="error" showIcon title={rejection} role="alert" />}
      <Form id={id} form={form} layout="vertical" disabled={isLoading} onFinish={send}>
        <Form.Item
          name="code"
          label={t('secondFactor.code')}
          rules={[{ required: true, message: t('required', { field: t('secondFactor.code') }) }]}
        >
          <Input autoFocus inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
