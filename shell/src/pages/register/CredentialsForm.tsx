import { useTranslation } from '@depot/i18n';
import { Button, Form } from '@depot/ui';
import type { Credentials } from '../../api/accountApi.js';
import { EmailField } from '../account/EmailField.js';
import { PasswordField } from '../account/PasswordField.js';
import { StepButtons } from './StepButtons.js';

interface CredentialsFormProps {
  busy: boolean;
  onSubmit: (credentials: Credentials) => void;
  onBack?: () => void;
}

/** The address to sign in with, chosen here, and a password. */
export function CredentialsForm({ busy, onSubmit, onBack }: CredentialsFormProps) {
  const { t } = useTranslation('shell');
  return (
    <Form<Credentials> noValidate layout="vertical" requiredMark={false} onFinish={onSubmit}>
      <EmailField autoFocus />
      <PasswordField autoComplete="new-password" />
      <StepButtons onBack={onBack}>
        <Button type="primary" htmlType="submit" size="large" loading={busy} block={!onBack}>
          {t('register.submit')}
        </Button>
      </StepButtons>
    </Form>
  );
}
