import { failureMessage } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { Link } from '@depot/router';
import { Button, Form, useAlert } from '@depot/ui';
import { useState } from 'react';
import { type SignIn, useShellLoginMutation } from '../../api/accountApi.js';
import classes from '../account/account.module.css';
import { CodeField, isSecondFactor } from '../account/CodeField.js';
import { EmailField } from '../account/EmailField.js';
import { PasswordField } from '../account/PasswordField.js';

export function LoginForm({ onToken }: { onToken: (token: string, username: string) => void }) {
  const { t } = useTranslation('shell');
  const alert = useAlert();
  const [login, { isLoading }] = useShellLoginMutation();
  const [form] = Form.useForm<SignIn>();

  const [asksCode, setAsksCode] = useState(false);

  const submit = async (signIn: SignIn) => {
    const { data, error } = await login(signIn);
    if (data) return onToken(data.token, signIn.username);
    const wantsCode = isSecondFactor(error);
    setAsksCode(wantsCode);
    if (wantsCode && signIn.code === undefined) return; // the field takes the focus as it appears
    await alert({ kind: 'error', title: failureMessage(error) });
    form.focusField(wantsCode ? 'code' : 'password');
  };

  return (
    <Form form={form} noValidate layout="vertical" requiredMark={false} onFinish={submit}>
      <EmailField autoFocus />
      <PasswordField autoComplete="current-password" />
      {asksCode && <CodeField />}
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
        {t('login.submit')}
      </Button>
      <p className={classes.links}>
        <Link to="/forget-pwd">{t('login.forgot')}</Link>
      </p>
    </Form>
  );
}
