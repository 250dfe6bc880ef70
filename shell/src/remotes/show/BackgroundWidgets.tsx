import { may } from '@depot/contracts/permissions';
import { useLanguage, useTranslation } from '@depot/i18n';
import type { Screen } from '@depot/remote-kit';
import { useLocation } from '@depot/router';
import { useClaims } from '@depot/session';
import { useIsStored } from '@depot/storage';
import { useEffect, useState } from 'react';
import type { CatalogueBackgroundWidget } from '../registry/catalogue.js';
import { useCatalogue } from '../registry/useCatalogue.js';
import { FailureBoundary } from './FailureBoundary.js';
import { loadBackgroundWidget } from './loadScreen.js';

/** Background parts of remotes, which run on every page. A remote is loaded only if this browser stores data for it. */
export function BackgroundWidgets() {
  const { backgroundWidgets } = useCatalogue();
  const { r, v } = useClaims();
  useLocation(); // a remote of an earlier build does not announce its stored data, so each page change checks again
  return backgroundWidgets
    .filter(({ permission }) => may(r, permission, v === 'true'))
    .map((widget) => <BackgroundWidget key={`${widget.remote}@${widget.entry.metadata.version}`} widget={widget} />);
}

function BackgroundWidget({ widget }: { widget: CatalogueBackgroundWidget }) {
  return useIsStored(widget.storageKey) && <BackgroundWidgetPart widget={widget} />;
}

function BackgroundWidgetPart({ widget }: { widget: CatalogueBackgroundWidget }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const Part = usePart(widget, attempt);
  const { remote, entry, title } = widget;
  return (
    Part && (
      <FailureBoundary
        key={attempt}
        owner={{ remote, version: entry.metadata.version }}
        text={t('remoteFailed', { title: title[language] })}
        onRetry={() => setAttempt((count) => count + 1)}
      >
        <Part />
      </FailureBoundary>
    )
  );
}

/** Milliseconds between retries: queued data is sent only once the part has loaded. */
const retryMs = 20_000;

/** Loaded part. It retries at intervals, when the network is back and when another page opens. */
function usePart(widget: CatalogueBackgroundWidget, attempt: number): Screen | undefined {
  const { pathname } = useLocation();
  const [part, setPart] = useState<Screen>();
  const isLoaded = part !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      clearTimeout(timer);
      loadBackgroundWidget(widget).then(
        (loaded) => !isGone && setPart(() => loaded),
        () => {
          clearTimeout(timer);
          if (!isGone) timer = setTimeout(load, retryMs);
        },
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, [widget, attempt, isLoaded, pathname]);
  return part;
}
