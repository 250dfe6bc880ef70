import { useTranslation } from '@depot/i18n';
import { Button, Form, Held } from '@depot/ui';
import type { ReactNode } from 'react';
import type { Credentials } from '../../../session/accountApi.js';
import classes from '../account/account.module.css';
import { useDomainError } from '../account/AccountLayout.js';
import { EmailField } from '../account/EmailField.js';
import { PasswordField } from '../account/PasswordField.js';

interface CredentialsFormProps {
  busy: boolean;
  initial?: Credentials;
  /** Returns the error if it concerns this form or no form. */
  onSubmit: (credentials: Credentials) => Promise<unknown>;
  /** Receives the current input. */
  onBack?: (credentials: Credentials) => void;
}

/** Email address and password for signing in. */
export function CredentialsForm({ busy, initial, onSubmit, onBack }: CredentialsFormProps) {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<Credentials>();
  const showDomainError = useDomainError(form);

  const send = async (credentials: Credentials) => {
    const failure = await onSubmit(credentials);
    if (failure !== undefined) await showDomainError(failure);
  };

  return (
    <Form form={form} noValidate layout="vertical" requiredMark={false} initialValues={initial} onFinish={send}>
      <Held waits={busy}>
        <EmailField autoFocus />
        <PasswordField autoComplete="new-password" />
        <StepButtons onBack={onBack && (() => onBack(form.getFieldsValue()))}>
          <Button type="primary" htmlType="submit" size="large" disabled={false} loading={busy} block={!onBack}>
            {t('register.submit')}
          </Button>
        </StepButtons>
      </Held>
    </Form>
  );
}

/** Submit button, and a back button if there is a previous step. */
export function StepButtons({ onBack, children }: { onBack?: () => void; children: ReactNode }) {
  const { t } = useTranslation('shell');
  if (!onBack) return children;
  return (
    <div className={classes.buttons}>
      <Button size="large" onClick={onBack}>
        {t('register.back')}
      </Button>
      {children}
    </div>
  );
}
