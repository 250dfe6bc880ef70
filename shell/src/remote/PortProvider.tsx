import { may } from '@depot/contracts/permissions';
import { PortContext, type ShellPort } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useClaims } from '@depot/session';
import { type ReactNode, useMemo } from 'react';
import { useNotifyPort } from '../frame/notify/useNotifyPort.js';
import { overlay } from '../frame/overlay/overlay.js';
import { live } from '../live/live.js';
import { sessionStore } from '../session/sessionStore.js';
import { currentOwner } from '../telemetry/views.js';
import { report } from './FailureBoundary.js';
import { setOwnTitle } from './useTitle.js';

/** Provides the shell's services to the remotes. The port is frozen and contains no token. */
export function PortProvider({ children }: { children: ReactNode }) {
  const claims = useClaims();
  const navigate = useNavigate();
  const notify = useNotifyPort();
  const port = useMemo<ShellPort>(
    () =>
      Object.freeze({
        claims,
        may: (permission) => may(claims.r, permission, claims.v === 'true'),
        notify,
        overlay,
        live,
        navigate: (to, options) => void navigate(to, options),
        setTitle: setOwnTitle,
        renewSession: (token) => sessionStore.begin(token),
        report: (error) => report(currentOwner(), error, 'errorReported'),
      } satisfies ShellPort),
    [claims, navigate, notify],
  );
  return <PortContext value={port}>{children}</PortContext>;
}
