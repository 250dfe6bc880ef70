import { emailMinLength } from '@depot/contracts/session';
import { useTranslation } from '@depot/i18n';
import { Form, Input } from '@depot/ui';

interface EmailFieldProps {
  autoFocus?: boolean;
}

/** The e-mail address that is the user name. */
export function EmailField({ autoFocus }: EmailFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <Form.Item
      name="username"
      label={t('account.email')}
      validateTrigger="onBlur"
      rules={[
        { required: true, message: t('account.emailRequired') },
        { type: 'email', min: emailMinLength, message: t('account.emailInvalid') },
      ]}
    >
      <Input
        size="large"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
      />
    </Form.Item>
  );
}
