import { useTranslation } from '@depot/i18n';
import { useLocation } from '@depot/router';
import { fetchedPart } from '@depot/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { isGuideOpen, listenForGuideKey, setGuideOpen, subscribeGuide } from '../overlays/guide.js';
import { useOnDemand } from '../overlays/onDemand/useOnDemand.js';

const drawer = fetchedPart(async () => (await import('./drawer/GuideDrawer.js')).GuideDrawer);
const close = () => setGuideOpen(false);

/** Listens for the key, and shows the guide of the screen that is open. */
export function GuideHost() {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(subscribeGuide, isGuideOpen);
  const GuideDrawer = useOnDemand(drawer, { isOpen: open, close, title: t('guide.open') });
  const { pathname } = useLocation();
  useEffect(() => listenForGuideKey(() => setGuideOpen(true)), []);
  useEffect(() => close, [pathname]); // it was about the screen that is left
  return GuideDrawer ? <GuideDrawer /> : null;
}
