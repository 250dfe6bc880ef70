import { useTranslation } from '@depot/i18n';
import { useLocation } from '@depot/router';
import { fetchedPart } from '@depot/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnDemand } from '../frame/onDemand/useOnDemand.js';
import { guideIsOpen, listenForGuideKey, setGuideOpen, subscribeGuide } from './opened.js';

const drawer = fetchedPart(async () => (await import('./drawer/GuideDrawer.js')).GuideDrawer);
const close = () => setGuideOpen(false);

/** Listens for the key, and shows the guide of the screen that is open. */
export function GuideHost() {
  const { t } = useTranslation('shell');
  const open = useSyncExternalStore(subscribeGuide, guideIsOpen);
  const GuideDrawer = useOnDemand(drawer, { isOpen: open, close, title: t('guide.open') });
  const { pathname } = useLocation();
  useEffect(() => listenForGuideKey(() => setGuideOpen(true)), []);
  useEffect(() => close, [pathname]); // it was about the screen that is left
  return GuideDrawer ? <GuideDrawer /> : null;
}
