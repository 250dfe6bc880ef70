import { isAdminGroup } from '@depot/contracts/permissions';
import { useTranslation } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { WarningOutlined } from '@depot/ui';
import classes from './frame.module.css';

/** Tells administrators why nothing can be changed. */
export function ViewOnlyBanner() {
  const { t } = useTranslation('shell');
  const { r, v } = useClaims();
  if (v !== 'true' || !isAdminGroup(r)) return null;
  return (
    <div className={classes.banner} role="status">
      <WarningOutlined aria-hidden />
      {t('viewOnly')}
    </div>
  );
}
