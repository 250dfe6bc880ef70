import { failureMessage } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { Link } from '@depot/router';
import { Button, Form, useAlert } from '@depot/ui';
import { useShellLoginMutation, type Credentials } from '../../api/accountApi.js';
import { EmailField } from '../account/EmailField.js';
import { PasswordField } from '../account/PasswordField.js';
import classes from '../account/account.module.css';

export function LoginForm({ onToken }: { onToken: (token: string, username: string) => void }) {
  const { t } = useTranslation('shell');
  const alert = useAlert();
  const [login, { isLoading }] = useShellLoginMutation();
  const [form] = Form.useForm<Credentials>();

  const submit = async (credentials: Credentials) => {
    const { data, error } = await login(credentials);
    if (data) return onToken(data.token, credentials.username);
    await alert({ kind: 'error', title: failureMessage(error) });
    form.focusField('password');
  };

  return (
    <Form form={form} noValidate layout="vertical" requiredMark={false} onFinish={submit}>
      <EmailField autoFocus />
      <PasswordField autoComplete="current-password" />
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
        {t('login.submit')}
      </Button>
      <p className={classes.links}>
        <Link to="/forget-pwd">{t('login.forgot')}</Link>
      </p>
    </Form>
  );
}
