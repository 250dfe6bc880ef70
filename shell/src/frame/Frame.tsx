import { isAdminGroup } from '@depot/contracts/permissions';
import { useTranslation } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { usePhone, WarningOutlined } from '@depot/ui';
import { type ReactNode, useEffect } from 'react';
import { GuideHost } from '../help/GuideHost.js';
import { version } from '../look/version.js';
import { LoadingOverlay } from '../overlays/loading/LoadingOverlay.js';
import { OverrideNotice } from '../remotes/override/OverrideNotice.js';
import { useCatalogue, useRegistryRefresh } from '../remotes/registry/useCatalogue.js';
import { BackgroundWidgets } from '../remotes/show/BackgroundWidgets.js';
import { useIdlePrefetch } from '../remotes/show/useIdlePrefetch.js';
import { PaletteHost } from '../search/PaletteHost.js';
import { watchFocus } from './focus/watchFocus.js';
import classes from './frame.module.css';
import { OfflineNotice } from './OfflineNotice.js';
import { BottomBar } from './phone/BottomBar.js';
import { Sidebar } from './sidebar/Sidebar.js';
import { useVisibleNavigation } from './sidebar/useVisibleNavigation.js';
import { TopBar } from './topbar/TopBar.js';

/** Permanent parts around the screens: sidebar or bottom bar, top bar, banner, footer, overlay. */
export function Frame({ children }: { children: ReactNode }) {
  const phone = usePhone();
  const { navigation } = useCatalogue();
  const entries = useVisibleNavigation(navigation);
  useRegistryRefresh();
  useIdlePrefetch(entries);
  useEffect(watchFocus, []);
  return (
    <div className={classes.frame}>
      {!phone && <Sidebar entries={entries} />}
      <div className={classes.column}>
        <TopBar />
        <ViewOnlyBanner />
        <OfflineNotice />
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
      <GuideHost />
    </div>
  );
}

function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={classes.footer}>
      <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
      <span>{t('footer.version', { version })}</span>
    </footer>
  );
}

/** Explains to administrators why editing is disabled. */
function ViewOnlyBanner() {
  const { t } = useTranslation('shell');
  const { r, v } = useClaims();
  if (v !== 'true' || !isAdminGroup(r)) return null;
  return (
    <div className={classes.banner} role="status">
      <WarningOutlined aria-hidden />
      {t('viewOnly')}
    </div>
  );
}
