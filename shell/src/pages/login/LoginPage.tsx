import { useTranslation } from '@depot/i18n';
import { Navigate } from '@depot/router';
import { Alert } from '@depot/ui';
import { useRef } from 'react';
import { refreshRegistry } from '../../registry/registry.js';
import { homeOf, lastUsername, sessionStore, useSession } from '../../session/sessionStore.js';
import classes from '../account/account.module.css';
import { AccountLayout } from '../account/AccountLayout.js';
import { LoginForm } from './LoginForm.js';

/** Sign-in. Whoever is signed in already goes to the orders; whoever signs in here, to the first page of the role. */
export function LoginPage() {
  const { t } = useTranslation('shell');
  const claims = useSession();
  const signedInHere = useRef(false);

  const begin = (token: string, username: string) => {
    signedInHere.current = true;
    lastUsername.set(username);
    sessionStore.begin(token);
    void refreshRegistry(); // which versions are due may depend on the person
  };

  if (claims) return <Navigate to={signedInHere.current ? homeOf(claims.r) : '/in/order'} replace />;
  return (
    <AccountLayout title={t('login.title')} intro={t('login.intro')}>
      {sessionStore.wasRefused && (
        <Alert type="warning" showIcon title={t('login.refused')} className={classes.notice} />
      )}
      <LoginForm onToken={begin} />
    </AccountLayout>
  );
}
