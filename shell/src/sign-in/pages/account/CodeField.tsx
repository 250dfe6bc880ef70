import { isApiFailure } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { Form, Input } from '@depot/ui';

/** The code of the authenticator app, or a recovery code. */
export function CodeField() {
  const { t } = useTranslation('shell');
  return (
    <Form.Item
      name="code"
      label={t('secondFactor.code')}
      extra={t('secondFactor.hint')}
      rules={[{ required: true, whitespace: true, message: t('secondFactor.codeRequired') }]}
    >
      <Input
        size="large"
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    </Form.Item>
  );
}

/** True if the password was correct and a code is required or was wrong. */
export const isSecondFactor = (failure: unknown): boolean => isApiFailure(failure) && failure.code === 'SECOND_FACTOR';
