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

/**
 * What goes on whichever page is open: parts of remotes for which this browser keeps something. Nothing is loaded where
 * it keeps nothing.
 */
export function BackgroundWidgets() {
  const { attendants } = useCatalogue();
  const { r, v } = useClaims();
  useLocation(); // a remote of an earlier build tells nobody what it has stored: another page is another look
  return attendants
    .filter(({ permission }) => may(r, permission, v === 'true'))
    .map((attendant) => (
      <BackgroundWidget key={`${attendant.remote}@${attendant.entry.metadata.version}`} attendant={attendant} />
    ));
}

function BackgroundWidget({ attendant }: { attendant: CatalogueBackgroundWidget }) {
  return useIsStored(attendant.storageKey) && <AttendantPart attendant={attendant} />;
}

function AttendantPart({ attendant }: { attendant: CatalogueBackgroundWidget }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const Part = usePart(attendant, attempt);
  const { remote, entry, title } = attendant;
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

/** The loaded part. It tries again when the network is back and when another page is opened. */
function usePart(attendant: CatalogueBackgroundWidget, attempt: number): Screen | undefined {
  const { pathname } = useLocation();
  const [part, setPart] = useState<Screen>();
  const isLoaded = part !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isGone = false;
    const load = () => {
      loadBackgroundWidget(attendant).then(
        (loaded) => !isGone && setPart(() => loaded),
        () => undefined, // tried again below
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [attendant, attempt, isLoaded, pathname]);
  return part;
}
