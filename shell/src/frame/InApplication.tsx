import { Navigate } from '@depot/router';
import { SessionContext } from '@depot/session';
import { TimezoneContext } from '@depot/ui';
import { useMemo } from 'react';
import { PortProvider } from '../remotes/port/PortProvider.js';
import { RemoteOutlet } from '../remotes/show/RemoteOutlet.js';
import { useSession } from '../session/sessionStore.js';
import { SessionWatch } from '../sign-in/relogin/SessionWatch.js';
import { Frame } from './Frame.js';

/**
 * Part of the application that requires a session; redirects to the login without a valid token. If another tab signs
 * in another user, all open pages and unsaved input of the previous user are discarded.
 */
export function InApplication() {
  const claims = useSession();
  const view = useMemo(() => claims && Object.freeze({ claims: Object.freeze({ ...claims }) }), [claims]);
  if (!view) return <Navigate to="/login" replace />;
  return (
    <SessionContext key={view.claims.id} value={view}>
      <TimezoneContext value={view.claims.tz}>
        <PortProvider>
          <SessionWatch />
          <Frame>
            <RemoteOutlet />
          </Frame>
        </PortProvider>
      </TimezoneContext>
    </SessionContext>
  );
}
