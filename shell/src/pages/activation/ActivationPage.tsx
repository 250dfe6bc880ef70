import { useTranslation } from '@depot/i18n';
import { Link, useSearchParams } from '@depot/router';
import { Spin } from '@depot/ui';
import { useEffect, useRef } from 'react';
import { useShellActivateMutation } from '../../api/accountApi.js';
import { AccountLayout } from '../account/AccountLayout.js';

/** Activates the account by the link from the mail, as soon as the page opens. */
export function ActivationPage() {
  const { t } = useTranslation('shell');
  const token = useSearchParams()[0].get('token') ?? '';
  const [activate, { isSuccess, isError }] = useShellActivateMutation();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current || token === '') return;
    asked.current = true; // the link works once
    void activate(token);
  }, [activate, token]);

  if (isSuccess) return <Answer title={t('activation.done')} text={t('activation.welcome')} />;
  if (isError || token === '') return <Answer title={t('activation.failed')} text={t('activation.contact')} />;
  return (
    <AccountLayout title={t('activation.title')}>
      <Spin />
    </AccountLayout>
  );
}

function Answer({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('shell');
  return (
    <AccountLayout title={title} intro={text}>
      <Link to="/login">{t('account.toLogin')}</Link>
    </AccountLayout>
  );
}
