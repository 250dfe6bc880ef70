import { useTranslation } from '@depot/i18n';
import { Link } from '@depot/router';
import { ErrorState } from '@depot/ui';
import { AccountLayout } from '../../sign-in/pages/account/AccountLayout.js';

export function MissingPage() {
  const { t } = useTranslation('shell');
  return (
    <AccountLayout title={t('missing.title')} intro={t('missing.text')}>
      <Link to="/login">{t('missing.home')}</Link>
    </AccountLayout>
  );
}

/** Last resort when the frame itself has failed. */
export function BrokenPage() {
  const { t } = useTranslation('shell');
  return <ErrorState text={t('broken')} onRetry={() => window.location.reload()} />;
}
