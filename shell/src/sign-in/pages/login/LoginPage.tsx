import { setLanguage } from '@depot/i18n';
import { Navigate, useNavigate } from '@depot/router';
import { storedTheme } from '@depot/ui/look';
import { useEffect, useRef } from 'react';
import { takeFirstPage } from '../../../session/pendingPage.js';
import { sessionStore, useSession } from '../../../session/sessionStore.js';
import { beginSession } from '../../beginSession.js';
import { drawSignIn } from '../../page.js';
import classes from '../../sign-in.module.css';

/**
 * Sign-in page after the application was open. A user with a session is redirected to the orders, and after signing in
 * to the role's first page. The page itself is the one that renders before the shell has loaded.
 */
export function LoginPage() {
  const claims = useSession();
  const navigate = useNavigate();
  const firstPage = useRef('/in/order');
  const place = useRef<HTMLDivElement>(null);
  const isSignedIn = claims !== undefined;

  useEffect(() => {
    if (isSignedIn || !place.current) return undefined;
    return drawSignIn(place.current, {
      wasRefused: sessionStore.wasRefused,
      onToken: (token, username) => {
        beginSession(token, username);
        if (sessionStore.claims) firstPage.current = takeFirstPage(sessionStore.claims.r);
      },
      open: (path) => void navigate(path),
      chooseLanguage: setLanguage,
      chooseTheme: storedTheme.set,
    });
  }, [isSignedIn, navigate]);

  if (claims) return <Navigate to={firstPage.current} replace />;
  return <div ref={place} className={classes.host} />;
}
