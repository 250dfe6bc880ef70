import { may } from '@depot/contracts/permissions';
import { useTranslation } from '@depot/i18n';
import { Link, Navigate, useParams } from '@depot/router';
import { useClaims } from '@depot/session';
import { Button, EmptyState, ErrorState } from '@depot/ui';
import { useEffect } from 'react';
import { findHome } from '../../session/sessionStore.js';
import { refreshIfOld, refreshRegistry } from '../registry/registry.js';
import { useCatalogue } from '../registry/useCatalogue.js';
import classes from './remote.module.css';
import { RemoteScreen, ScreenSkeleton } from './RemoteScreen.js';
import { isOutdated, usePinnedRoute } from './usePinnedRoute.js';

/** Addresses of pages that have moved, with the present one. */
const movedPages: ReadonlyMap<string, string> = new Map([['admin/imports', 'settings/imports']]);

/** Page in the address: checked against the role, rendered by the remote that declares it. */
export function RemoteOutlet() {
  const { t } = useTranslation('shell');
  const { routes, settled, known, isBusy } = useCatalogue();
  const { r, v } = useClaims();
  const path = (useParams()['*'] ?? '').replace(/(?<!\/)\/+$/, '');
  const latest = routes.get(path);
  const { route: pinned, unpin } = usePinnedRoute(path, settled ? latest : undefined);
  const route = latest?.entry.extras.override ? latest : pinned; // a developer's page follows each build
  useEffect(refreshIfOld, [path]);

  if (path === '') return <Navigate to={findHome(r)} replace />;
  const moved = movedPages.get(path);
  if (moved && !latest && settled) return <Navigate to={`/in/${moved}`} replace />;
  if (latest && !may(r, latest.permission, v === 'true'))
    return <Navigate to="/404" replace state={{ isViewOnly: may(r, latest.permission, false) }} />;
  // A page of the last known catalogue renders a skeleton without waiting for the new one.
  if (!settled) return <ScreenSkeleton />;
  if (route)
    return (
      <>
        {latest && isOutdated(route, latest) && <OutdatedNotice />}
        <RemoteScreen key={route.remote} route={route} onRetry={unpin} />
      </>
    );
  if (!known)
    return <ErrorState text={t(isBusy ? 'registryBusy' : 'registryDown')} onRetry={() => void refreshRegistry()} />;
  const below = [...routes].find(
    ([each, { permission }]) => each.startsWith(`${path}/`) && may(r, permission, v === 'true'),
  );
  if (below) return <Navigate to={`/in/${below[0]}`} replace />; // the address of a group leads to its first page
  return <NoSuchPage home={findHome(r)} />;
}

/** Says so, and leads on. */
function NoSuchPage({ home }: { home: string }) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState text={t('missing.text')}>
      <Link to={home}>{t('missing.home')}</Link>
    </EmptyState>
  );
}

/** Notifies the user of a newer version and lets them load it; the next page uses it anyway. */
function OutdatedNotice() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.outdated} role="status">
      {t('outdated')}
      <Button size="small" type="link" onClick={() => window.location.reload()}>
        {t('outdatedReload')}
      </Button>
    </div>
  );
}
