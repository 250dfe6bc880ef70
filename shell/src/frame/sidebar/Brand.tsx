import { useTranslation } from '@depot/i18n';
import { Link } from '@depot/router';
import { useClaims } from '@depot/session';
import { homeOf } from '../../session/home.js';
import { Logo } from '../Logo.js';
import classes from './sidebar.module.css';

/** The name of the house; leads to the first page of the role. */
export function Brand({ short }: { short: boolean }) {
  const { t } = useTranslation('shell');
  const { r } = useClaims();
  return (
    <Link to={homeOf(r)} className={classes.brand} aria-label={t('brand')}>
      <Logo size={28} />
      {!short && <span className={classes.wordmark}>{t('brand')}</span>}
    </Link>
  );
}
