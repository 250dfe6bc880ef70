import { failureMessage, isApiFailure } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { type FormInstance, showFieldErrors, useAlert } from '@depot/ui';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Logo } from '../../../look/Logo.js';
import { LanguageSwitch, ThemeSwitch } from '../../../look/switches.js';
import { version } from '../../../look/version.js';
import classes from './account.module.css';
import { LoginIllustration } from './LoginIllustration.js';

interface AccountLayoutProps {
  title: string;
  /** A sentence under the title. */
  intro?: ReactNode;
  children: ReactNode;
  /** Room for forms with two columns of fields. */
  wide?: boolean;
}

/** Layout of login, registration and other pages outside the application: drawing on the left, form on the right. */
export function AccountLayout({ title, intro, children, wide = false }: AccountLayoutProps) {
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = `${title} · Depot`;
  }, [title]);
  return (
    <div className={classes.layout}>
      <aside className={classes.house} aria-hidden="true">
        <p className={classes.line}>{t('account.line')}</p>
        <LoginIllustration />
      </aside>
      <div className={classes.side}>
        <header className={classes.top}>
          <span className={classes.brand}>
            <Logo size={30} />
            {t('brand')}
          </span>
          <span>
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
        </header>
        <main className={wide ? `${classes.main} ${classes.wide}` : classes.main}>
          <h1 className={classes.title}>{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
          {children}
        </main>
        <footer className={classes.foot}>
          <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
          <span>{t('footer.version', { version })}</span>
        </footer>
      </div>
    </div>
  );
}

/** Shows the server's errors of a form: at the fields that they name, else in a dialog that the user must close. */
export function useDomainError(form: FormInstance): (failure: unknown) => Promise<void> {
  const alert = useAlert();
  return useCallback(
    async (failure) => {
      const isShown = isApiFailure(failure) && showFieldErrors(form, failure.details);
      if (!isShown) await alert({ kind: 'error', title: failureMessage(failure) });
    },
    [alert, form],
  );
}
