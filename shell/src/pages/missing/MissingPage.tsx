import { useTranslation } from '@depot/i18n';
import { Link } from '@depot/router';
import { AccountLayout } from '../account/AccountLayout.js';

export function MissingPage() {
  const { t } = useTranslation('shell');
  return (
    <AccountLayout title={t('missing.title')} intro={t('missing.text')}>
      <Link to="/login">{t('missing.home')}</Link>
    </AccountLayout>
  );
}
