import { Navigate } from '@depot/router';
import { SessionContext } from '@depot/session';
import { TimezoneContext } from '@depot/ui';
import { useMemo } from 'react';
import { PortProvider } from '../remote/PortProvider.js';
import { RemoteOutlet } from '../remote/RemoteOutlet.js';
import { useSession } from '../session/sessionStore.js';
import { SessionWatch } from '../session/SessionWatch.js';
import { Frame } from './Frame.js';

/**
 * Everything that needs somebody signed in. Without a valid token: to the login. When another tab signs somebody else
 * in, nothing that the one before had opened or begun to enter stays.
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
