import { setLanguage } from '@depot/i18n';
import { Navigate, useNavigate } from '@depot/router';
import { storedTheme } from '@depot/ui/look';
import { useEffect, useRef } from 'react';
import { findHome, sessionStore, useSession } from '../../../session/sessionStore.js';
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
  const signedInHere = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const isSignedIn = claims !== undefined;

  useEffect(() => {
    if (isSignedIn || !place.current) return undefined;
    return drawSignIn(place.current, {
      wasRefused: sessionStore.wasRefused,
      onToken: (token, username) => {
        signedInHere.current = true;
        beginSession(token, username);
      },
      open: (path) => void navigate(path),
      chooseLanguage: setLanguage,
      chooseTheme: storedTheme.set,
    });
  }, [isSignedIn, navigate]);

  if (claims) return <Navigate to={signedInHere.current ? findHome(claims.r) : '/in/order'} replace />;
  return <div ref={place} className={classes.host} />;
}
