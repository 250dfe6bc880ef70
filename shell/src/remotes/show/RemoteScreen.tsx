import { useLanguage, useTranslation } from '@depot/i18n';
import { Page, Skeleton } from '@depot/ui';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { clearResponses } from '../../session/clearResponses.js';
import type { CatalogueRoute } from '../registry/catalogue.js';
import { refreshRegistry } from '../registry/registry.js';
import { openView } from '../telemetry/views.js';
import { FailureBoundary } from './FailureBoundary.js';
import classes from './remote.module.css';
import { dropScreen, useScreen } from './screens.js';

interface RemoteScreenProps {
  route: CatalogueRoute;
  /** The retry may load another version, because the failed one may have been rolled back. */
  onRetry: () => void;
}

/** One screen of a remote. Errors stay inside of it, and a retry needs no reload. */
export function RemoteScreen({ route, onRetry }: RemoteScreenProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const owner = useMemo(() => ({ remote: route.remote, version: route.entry.metadata.version }), [route]);
  useEffect(() => openView(owner), [owner, route.path]);
  const retry = () => {
    dropScreen(route);
    clearResponses(); // the screen may have failed on a response
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

/** Mounted for each page, version and attempt. Failures of what a screen loads later end at a boundary here. */
function ArrivingScreen({ route }: Pick<RemoteScreenProps, 'route'>) {
  const Screen = useScreen(route);
  if (!Screen) return <ScreenSkeleton />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Screen />
    </Suspense>
  );
}

/** Placeholder of a screen. It is invisible at first, so that fast screens do not flicker. */
export function ScreenSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Page>
        <Skeleton active title={{ width: 240 }} paragraph={{ rows: 8, width: '100%' }} />
      </Page>
    </div>
  );
}
