import { failureMessage } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { Alert, Form, Modal } from '@depot/ui';
import { useState } from 'react';
import { type SignIn, useShellLoginMutation } from '../../session/accountApi.js';
import { formatClock } from '../../session/Countdown.js';
import { lastUsername, sessionStore } from '../../session/sessionStore.js';
import classes from '../pages/account/account.module.css';
import { CodeField, isSecondFactor } from '../pages/account/CodeField.js';
import { EmailField } from '../pages/account/EmailField.js';
import { PasswordField } from '../pages/account/PasswordField.js';

interface ReloginModalProps {
  secondsLeft: number;
  onLater: () => void;
}

/** Signs the same user in again; the page behind stays unchanged. */
export function ReloginModal({ secondsLeft, onLater }: ReloginModalProps) {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<SignIn>();
  const [login, { isLoading, error, originalArgs }] = useShellLoginMutation();
  const known = lastUsername.get();

  const [asksCode, setAsksCode] = useState(false);

  const submit = async ({ username, ...secrets }: SignIn) => {
    const name = known ?? username;
    const { data, error: rejection } = await login({ username: name, ...secrets });
    if (!data) {
      const wantsCode = isSecondFactor(rejection);
      setAsksCode(wantsCode);
      if (!wantsCode || secrets.code !== undefined) form.focusField(wantsCode ? 'code' : 'password');
      return;
    }
    lastUsername.set(name);
    sessionStore.begin(data.token);
  };

  // The first error asks for a code; a later one means that the code was wrong.
  const isAsked = isSecondFactor(error) && originalArgs?.code === undefined;

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
      <p>{t('relogin.text', { time: formatClock(secondsLeft) })}</p>
      {error && (
        <Alert
          type={isAsked ? 'info' : 'error'}
          title={failureMessage(error)}
          role="alert"
          className={classes.notice}
        />
      )}
      {/* Named, so that no field has the id of one of the page behind. */}
      <Form name="relogin" form={form} noValidate layout="vertical" requiredMark={false} onFinish={submit}>
        {known === undefined && <EmailField autoFocus />}
        <PasswordField autoFocus={known !== undefined} autoComplete="current-password" />
        {asksCode && <CodeField />}
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}
