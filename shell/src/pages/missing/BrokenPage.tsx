import { useTranslation } from '@depot/i18n';
import { ErrorState } from '@depot/ui';

/** Last resort when the frame itself has failed. */
export function BrokenPage() {
  const { t } = useTranslation('shell');
  return <ErrorState text={t('broken')} onRetry={() => window.location.reload()} />;
}
