import { passwordLength } from '@depot/contracts/session';
import { useTranslation } from '@depot/i18n';
import { Form, Input } from '@depot/ui';

interface PasswordFieldProps {
  autoFocus?: boolean;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, at least five characters. */
export function PasswordField({ autoFocus, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <Form.Item
      name="password"
      label={t('account.password')}
      validateTrigger="onBlur"
      rules={[
        { required: true, message: t('account.passwordRequired') },
        { min: passwordLength.min, message: t('account.passwordShort', passwordLength) },
        { max: passwordLength.max, message: t('account.passwordLong', passwordLength) },
      ]}
    >
      <Input.Password size="large" autoComplete={autoComplete} autoFocus={autoFocus} />
    </Form.Item>
  );
}
