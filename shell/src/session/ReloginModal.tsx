import { failureMessage } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { Alert, Form, Modal } from '@depot/ui';
import { useShellLoginMutation, type Credentials } from '../api/accountApi.js';
import { clockText } from '../frame/topbar/clockText.js';
import { EmailField } from '../pages/account/EmailField.js';
import { PasswordField } from '../pages/account/PasswordField.js';
import { keeper } from './keeper.js';
import { rememberedUsername, rememberUsername } from './lastUsername.js';

interface ReloginModalProps {
  secondsLeft: number;
  onLater: () => void;
}

/** Signs the same person in again; the page behind stays as it is. */
export function ReloginModal({ secondsLeft, onLater }: ReloginModalProps) {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<Credentials>();
  const [login, { isLoading, error }] = useShellLoginMutation();
  const known = rememberedUsername();

  const submit = async ({ username, password }: Credentials) => {
    const name = known ?? username;
    const { data } = await login({ username: name, password });
    if (!data) return form.focusField('password');
    rememberUsername(name);
    keeper.begin(data.token);
  };

  return (
    <Modal
      open
      centered
      title={t('relogin.title')}
      okText={t('relogin.submit')}
      cancelText={t('relogin.later')}
      mask={{ closable: false }}
      confirmLoading={isLoading}
      onOk={form.submit}
      onCancel={onLater}
    >
      <p>{t('relogin.text', { time: clockText(secondsLeft) })}</p>
      {error && <Alert type="error" title={failureMessage(error)} role="alert" />}
      <Form form={form} noValidate layout="vertical" requiredMark={false} onFinish={submit}>
        {known === undefined && <EmailField autoFocus />}
        <PasswordField autoFocus={known !== undefined} autoComplete="current-password" />
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
