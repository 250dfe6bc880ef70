import { usePhone } from '@depot/ui';
import type { ReactNode } from 'react';
import { OverrideNotice } from '../override/OverrideNotice.js';
import { PaletteHost } from '../palette/PaletteHost.js';
import { useCatalogue, useRegistryRefresh } from '../registry/useCatalogue.js';
import { BackgroundWidgets } from '../remote/BackgroundWidgets.js';
import { useIdlePrefetch } from '../remote/useIdlePrefetch.js';
import { Footer } from './Footer.js';
import classes from './frame.module.css';
import { LoadingOverlay } from './overlay/LoadingOverlay.js';
import { BottomBar } from './phone/BottomBar.js';
import { Sidebar } from './sidebar/Sidebar.js';
import { useVisibleNavigation } from './sidebar/useVisibleNavigation.js';
import { TopBar } from './topbar/TopBar.js';
import { ViewOnlyBanner } from './ViewOnlyBanner.js';

/** What stays while screens come and go: sidebar or bottom bar, top bar, banner, footer, overlay. */
export function Frame({ children }: { children: ReactNode }) {
  const phone = usePhone();
  const { navigation } = useCatalogue();
  const entries = useVisibleNavigation(navigation);
  useRegistryRefresh();
  useIdlePrefetch(entries);
  return (
    <div className={classes.frame}>
      {!phone && <Sidebar entries={entries} />}
      <div className={classes.column}>
        <TopBar />
        <ViewOnlyBanner />
        <OverrideNotice />
        <BackgroundWidgets />
        <main className={classes.content} id="content" tabIndex={-1}>
          {children}
          <Footer />
        </main>
        {phone && <BottomBar entries={entries} />}
      </div>
      <LoadingOverlay />
      <PaletteHost entries={entries} />
    </div>
  );
}
