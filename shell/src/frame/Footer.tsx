import { useTranslation } from '@depot/i18n';
import { version } from '../version.js';
import classes from './frame.module.css';

export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={classes.footer}>
      <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
      <span>{t('footer.version', { version })}</span>
    </footer>
  );
}
