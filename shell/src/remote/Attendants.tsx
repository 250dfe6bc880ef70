import { useEffect, useState } from 'react';
import { useLanguage, useTranslation } from '@depot/i18n';
import { may } from '@depot/contracts/permissions';
import type { Screen } from '@depot/remote-kit';
import { useLocation } from '@depot/router';
import { useClaims } from '@depot/session';
import type { CatalogueAttendant } from '../registry/catalogue.js';
import { useCatalogue } from '../registry/useCatalogue.js';
import { FailureBoundary } from './FailureBoundary.js';
import { loadAttendant } from './loadAttendant.js';

/** What goes on whichever page is open: parts of remotes for which this browser keeps something. Nothing is loaded where it keeps nothing. */
export function Attendants() {
  const { attendants } = useCatalogue();
  const { r, v } = useClaims();
  useLocation(); // another page is another look at the storage
  useStorageChanges();
  return attendants
    .filter(({ storageKey, permission }) => localStorage.getItem(storageKey) !== null && may(r, permission, v === 'true'))
    .map((attendant) => <Attendant key={`${attendant.remote}@${attendant.entry.metadata.version}`} attendant={attendant} />);
}

function useStorageChanges(): void {
  const [, renew] = useState(0);
  useEffect(() => {
    const onChange = () => renew((count) => count + 1);
    window.addEventListener('storage', onChange);
    return () => window.removeEventListener('storage', onChange);
  }, []);
}

function Attendant({ attendant }: { attendant: CatalogueAttendant }) {
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
function usePart(attendant: CatalogueAttendant, attempt: number): Screen | undefined {
  const { pathname } = useLocation();
  const [part, setPart] = useState<Screen>();
  const isLoaded = part !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isGone = false;
    const load = () => {
      loadAttendant(attendant).then(
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
