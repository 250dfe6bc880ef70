import { useTranslation } from '@depot/i18n';
import { Link } from '@depot/router';
import { Button, Form, useAlert } from '@depot/ui';
import { useShellForgotPasswordMutation } from '../../../session/accountApi.js';
import classes from '../account/account.module.css';
import { AccountLayout } from '../account/AccountLayout.js';
import { EmailField } from '../account/EmailField.js';

/** Requests a link by mail. The response never reveals whether the address is known. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('shell');
  const alert = useAlert();
  const [request, { isLoading }] = useShellForgotPasswordMutation();

  const submit = async (values: { username: string }) => {
    const { error } = await request(values);
    await alert(error ? { kind: 'error', title: t('forgot.failed') } : { kind: 'success', title: t('forgot.done') });
  };

  return (
    <AccountLayout title={t('forgot.title')} intro={t('forgot.intro')}>
      <Form<{ username: string }> noValidate layout="vertical" requiredMark={false} onFinish={submit}>
        <EmailField autoFocus />
        <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
          {t('forgot.submit')}
        </Button>
        <p className={classes.links}>
          <Link to="/login">{t('account.toLogin')}</Link>
        </p>
      </Form>
    </AccountLayout>
  );
}
