import { type ApiFailure, failureMessage, isApiFailure } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { Link, useSearchParams } from '@depot/router';
import { Button, Spin } from '@depot/ui';
import { useEffect, useRef } from 'react';
import { useShellActivateMutation } from '../../../session/accountApi.js';
import { AccountLayout } from '../account/AccountLayout.js';

/** True if the link was used before: the first response may have been lost. */
const isActive = ({ details = [] }: ApiFailure): boolean =>
  details.some((detail) => 'path' in detail && detail.path === 'activated');

/** True if the outcome is unknown. */
const isOpen = ({ statusCode }: ApiFailure): boolean => statusCode === 0 || statusCode >= 500;

/** Activates the account by the link from the mail, as soon as the page opens. */
export function ActivationPage() {
  const { t } = useTranslation('shell');
  const token = useSearchParams()[0].get('token') ?? '';
  const [activate, { isSuccess, error }] = useShellActivateMutation();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current || token === '') return;
    asked.current = true; // the link works once
    void activate(token);
  }, [activate, token]);

  const failure = isApiFailure(error) ? error : undefined;
  if (isSuccess || (failure && isActive(failure)))
    return <Answer title={t('activation.done')} text={t('activation.welcome')} />;
  if (failure && isOpen(failure))
    return (
      <AccountLayout title={t('activation.unanswered')} intro={failureMessage(failure)}>
        <Button type="primary" size="large" block onClick={() => void activate(token)}>
          {t('activation.retry')}
        </Button>
      </AccountLayout>
    );
  if (error || token === '') return <Answer title={t('activation.failed')} text={t('activation.contact')} />;
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
