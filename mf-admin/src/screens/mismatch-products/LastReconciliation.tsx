import { useClaims } from '@depot/session';
import { formatDateTime } from '@depot/ui';
import { useAdminReconciliationQuery } from '../../api/admin.js';
import { useTexts } from '../../texts.js';

/** When the figures were last compared by themselves. Says nothing until it is known. */
export function LastReconciliation() {
  const { t } = useTexts();
  const { tz } = useClaims();
  const { data } = useAdminReconciliationQuery();
  if (!data) return null;
  const { obj } = data;
  if (!obj) return <p>{t('mismatch.neverRun')}</p>;
  return <p>{t('mismatch.lastRun', { time: formatDateTime(obj.time, tz), count: obj.quantities + obj.bookings })}</p>;
}
