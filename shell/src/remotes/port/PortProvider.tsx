import { may } from '@depot/contracts/permissions';
import { PortContext, type ShellPort } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useClaims } from '@depot/session';
import { type ReactNode, useMemo } from 'react';
import { overlay } from '../../overlays/loading/overlay.js';
import { useNotifyPort } from '../../overlays/notify/useNotifyPort.js';
import { live } from '../../session/live/live.js';
import { sessionStore } from '../../session/sessionStore.js';
import { recordFailure } from '../show/FailureBoundary.js';
import { setOwnTitle } from '../show/useTitle.js';
import { getCurrentOwner } from '../telemetry/views.js';

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
        report: (error) => recordFailure(getCurrentOwner(), error, 'errorReported'),
      } satisfies ShellPort),
    [claims, navigate, notify],
  );
  return <PortContext value={port}>{children}</PortContext>;
}
