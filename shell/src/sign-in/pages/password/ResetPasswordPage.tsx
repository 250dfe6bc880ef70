import { useTranslation } from '@depot/i18n';
import { Link, useNavigate, useSearchParams } from '@depot/router';
import { Alert, Button, Form, useAlert } from '@depot/ui';
import { useShellResetPasswordMutation } from '../../../session/accountApi.js';
import classes from '../account/account.module.css';
import { AccountLayout, useDomainError } from '../account/AccountLayout.js';
import { PasswordField } from '../account/PasswordField.js';

/** Minimum length that can be submitted; the field itself requires five characters. */
const shortest = 2;

/** A new password, by the link from the mail. */
export function ResetPasswordPage() {
  const { t } = useTranslation('shell');
  const token = useSearchParams()[0].get('token');
  const navigate = useNavigate();
  const alert = useAlert();
  const [form] = Form.useForm<{ password: string }>();
  const password = Form.useWatch('password', form) ?? '';
  const [reset, { isLoading }] = useShellResetPasswordMutation();
  const showDomainError = useDomainError(form);

  const submit = async (values: { password: string }) => {
    const { error } = await reset({ ...values, token: token ?? '' });
    if (error) return showDomainError(error);
    await alert({ kind: 'success', title: t('reset.done') });
    await navigate('/login', { replace: true });
  };

  return (
    <AccountLayout title={t('reset.title')}>
      {!token && <Alert type="error" title={t('reset.noToken')} className={classes.notice} />}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        <PasswordField autoFocus autoComplete="new-password" />
        <Button
          type="primary"
          htmlType="submit"
          size="large"
          block
          loading={isLoading}
          disabled={!token || password.length <= shortest}
        >
          {t('reset.submit')}
        </Button>
        <p className={classes.links}>
          <Link to="/login">{t('account.toLogin')}</Link>
        </p>
      </Form>
    </AccountLayout>
  );
}
