import { fetchedPart, useFetched } from '@depot/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { getRegistryState, subscribeRegistry } from '../registry/registry.js';
import { listOverrides } from './overrides.js';

/** Fetched by those only who override something. */
const badge = fetchedPart(async () => (await import('./OverrideBadge.js')).default);

/** Renders nothing for users without overrides. */
export function OverrideNotice() {
  const { document } = useSyncExternalStore(subscribeRegistry, getRegistryState);
  const overrides = useMemo(() => listOverrides(document), [document]);
  const { part: OverrideBadge } = useFetched(badge, overrides.length > 0);
  return OverrideBadge && overrides.length > 0 ? <OverrideBadge overrides={overrides} /> : null;
}
