import { useLanguage, useTranslation } from '@depot/i18n';
import { useParams } from '@depot/router';
import { useEffect, useSyncExternalStore } from 'react';
import { useCatalogue } from '../registry/useCatalogue.js';

let own: string | undefined;
const listeners = new Set<() => void>();

/** The title that a screen has given itself; undefined: the route's. */
const findOwnTitle = (): string | undefined => own;

export function setOwnTitle(title: string | undefined): void {
  own = title;
  listeners.forEach((listener) => listener());
}

function subscribeTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The title of the page on screen, for the top bar and the tab. */
export function useTitle(): string {
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const { routes, settled, known } = useCatalogue();
  const path = (useParams()['*'] ?? '').replace(/(?<!\/)\/+$/, '');
  const own = useSyncExternalStore(subscribeTitle, findOwnTitle);
  const title = own ?? routes.get(path)?.title[language] ?? (settled && known ? t('missing.title') : '');
  useEffect(() => {
    document.title = title ? `${title} · Depot` : 'Depot';
  }, [title]);
  return title;
}
