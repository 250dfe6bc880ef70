import { fetchedPart, useFetched } from '@depot/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { getRegistryState, subscribeRegistry } from '../registry/registry.js';
import { listOverrides, listPreviews } from './overrides.js';

/** Fetched only by users who have something of their own. */
const badge = fetchedPart(async () => (await import('./OverrideBadge.js')).default);

/** Renders nothing for users without overrides and previews. */
export function OverrideNotice() {
  const { document } = useSyncExternalStore(subscribeRegistry, getRegistryState);
  const overrides = useMemo(() => listOverrides(document), [document]);
  const previews = useMemo(() => listPreviews(document), [document]);
  const isOwn = overrides.length + previews.length > 0;
  const { part: OverrideBadge } = useFetched(badge, isOwn);
  return OverrideBadge && isOwn ? <OverrideBadge overrides={overrides} previews={previews} /> : null;
}
