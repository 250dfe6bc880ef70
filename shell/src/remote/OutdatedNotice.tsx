import { useTranslation } from '@depot/i18n';
import { Button } from '@depot/ui';
import classes from './remote.module.css';

/** Says that a newer version is there. It waits for the person: the next page is of that version anyway. */
export function OutdatedNotice() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.outdated} role="status">
      {t('outdated')}
      <Button size="small" type="link" onClick={() => window.location.reload()}>
        {t('outdatedReload')}
      </Button>
    </div>
  );
}
