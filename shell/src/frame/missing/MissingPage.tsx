import { useTranslation } from '@depot/i18n';
import { Link, useLocation } from '@depot/router';
import { ErrorState } from '@depot/ui';
import { AccountLayout } from '../../sign-in/pages/account/AccountLayout.js';

/** Reached by an unknown address or a page that the role does not include; explains view-only mode. */
export function MissingPage() {
  const { t } = useTranslation('shell');
  const state = useLocation().state as { isViewOnly?: boolean } | null;
  return (
    <AccountLayout title={t('missing.title')} intro={t(state?.isViewOnly ? 'missing.viewOnly' : 'missing.text')}>
      <Link to="/login">{t('missing.home')}</Link>
    </AccountLayout>
  );
}

/** Last resort when the frame itself has failed. */
export function BrokenPage() {
  const { t } = useTranslation('shell');
  return <ErrorState text={t('broken')} onRetry={() => window.location.reload()} />;
}
