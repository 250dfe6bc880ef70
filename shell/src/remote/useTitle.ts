import { useLanguage } from '@depot/i18n';
import { useParams } from '@depot/router';
import { useEffect, useSyncExternalStore } from 'react';
import { useCatalogue } from '../registry/useCatalogue.js';
import { ownTitle, subscribeTitle } from './title.js';

/** The title of the page on screen, for the top bar and the tab. */
export function useTitle(): string {
  const language = useLanguage();
  const { routes } = useCatalogue();
  const path = (useParams()['*'] ?? '').replace(/\/+$/, '');
  const own = useSyncExternalStore(subscribeTitle, ownTitle);
  const title = own ?? routes.get(path)?.title[language] ?? '';
  useEffect(() => {
    document.title = title ? `${title} · Depot` : 'Depot';
  }, [title]);
  return title;
}
