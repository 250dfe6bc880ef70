import { useLanguage, useTranslation } from '@depot/i18n';
import { Page, Skeleton } from '@depot/ui';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { CatalogueRoute } from '../registry/catalogue.js';
import { refreshRegistry } from '../registry/registry.js';
import { forgetResponses } from '../session/forgetResponses.js';
import { openView } from '../telemetry/views.js';
import { FailureBoundary } from './FailureBoundary.js';
import classes from './remote.module.css';
import { forgetScreen, useScreen } from './screens.js';

interface RemoteScreenProps {
  route: CatalogueRoute;
  /** Another try may be with another version: the one that failed may have been taken back. */
  onRetry: () => void;
}

/** One screen of a remote. Whatever goes wrong in it stays in it; a retry needs no reload. */
export function RemoteScreen({ route, onRetry }: RemoteScreenProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const owner = useMemo(() => ({ remote: route.remote, version: route.entry.metadata.version }), [route]);
  useEffect(() => openView(owner), [owner, route.path]);
  const retry = () => {
    forgetScreen(route);
    forgetResponses(); // it may be an answer that the screen broke on
    void refreshRegistry().finally(() => {
      onRetry();
      setAttempt((count) => count + 1);
    });
  };
  return (
    <FailureBoundary
      key={`${owner.version}/${route.path}#${attempt}`}
      owner={owner}
      text={t('remoteFailed', { title: route.title[language] })}
      onRetry={retry}
    >
      <ArrivingScreen route={route} />
    </FailureBoundary>
  );
}

/** Drawn anew for each page, version and attempt. What a screen itself loads later has a boundary here. */
function ArrivingScreen({ route }: Pick<RemoteScreenProps, 'route'>) {
  const Screen = useScreen(route);
  if (!Screen) return <ScreenSkeleton />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Screen />
    </Suspense>
  );
}

/** What stands where a screen is about to be. Invisible for the first moment, so that quick screens do not flicker. */
export function ScreenSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Page>
        <Skeleton active title={{ width: 240 }} paragraph={{ rows: 8, width: '100%' }} />
      </Page>
    </div>
  );
}
