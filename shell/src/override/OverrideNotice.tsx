import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { registryState, subscribeRegistry } from '../registry/registry.js';
import { overridesOf } from './overrides.js';

/** Fetched by those only who override something. */
const OverrideBadge = lazy(() => import('./OverrideBadge.js'));

/** Nothing, for nearly everybody. */
export function OverrideNotice() {
  const { document } = useSyncExternalStore(subscribeRegistry, registryState);
  const overrides = useMemo(() => overridesOf(document), [document]);
  if (overrides.length === 0) return null;
  return (
    <Suspense>
      <OverrideBadge overrides={overrides} />
    </Suspense>
  );
}
