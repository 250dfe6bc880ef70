import { useLocation } from '@depot/router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { guideIsOpen, listenForGuideKey, setGuideOpen, subscribeGuide } from './opened.js';

/** Fetched when it is first wanted. */
const GuideDrawer = lazy(() =>
  import('./drawer/GuideDrawer.js').then(({ GuideDrawer: component }) => ({ default: component })),
);

/** Listens for the key, and shows the guide of the screen that is open. */
export function GuideHost() {
  const open = useSyncExternalStore(subscribeGuide, guideIsOpen);
  const { pathname } = useLocation();
  useEffect(() => listenForGuideKey(() => setGuideOpen(true)), []);
  useEffect(() => () => setGuideOpen(false), [pathname]); // it was about the screen that is left
  return open ? (
    <Suspense fallback={null}>
      <GuideDrawer />
    </Suspense>
  ) : null;
}
