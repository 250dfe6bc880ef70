import type { ScreenGuides } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';
import { useLanguage } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CatalogueRoute } from '../../remotes/registry/catalogue.js';
import { useCatalogue } from '../../remotes/registry/useCatalogue.js';
import { loadScreenGuides } from '../../remotes/show/loadScreen.js';
import { listGuidePages, listGuides, type PageGuide } from './guides.js';

interface Loaded {
  texts: ReadonlyMap<string, ScreenGuides>;
  /** Some of it could not be fetched. */
  failed: boolean;
}

/** Loads the guides of all remotes on these pages. */
async function loadTexts(pages: readonly CatalogueRoute[], language: Language): Promise<Loaded> {
  const remotes = [...new Map(pages.map((page) => [page.remote, page])).values()];
  const loaded = await Promise.allSettled(
    remotes.map(async (page) => [page.remote, await loadScreenGuides(page, language)] as const),
  );
  const texts = new Map(loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
  return { texts, failed: texts.size < remotes.length };
}

interface Guides {
  /** Undefined until they have loaded. */
  guides: PageGuide[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** Guide of one page, or of all pages that the user may open. */
export function useGuides(path: string, everywhere: boolean): Guides {
  const { routes } = useCatalogue();
  const { r, v } = useClaims();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded & { of: readonly CatalogueRoute[]; language: Language }>();
  const pages = useMemo(
    () => listGuidePages(routes.values(), { r, v }).filter((page) => everywhere || page.path === path),
    [routes, r, v, everywhere, path],
  );
  useEffect(() => {
    let isWanted = true;
    void loadTexts(pages, language).then((found) => isWanted && setLoaded({ ...found, of: pages, language }));
    return () => {
      isWanted = false;
    };
  }, [pages, language, attempt]);
  const here = loaded?.of === pages && loaded.language === language ? loaded : undefined;
  const guides = useMemo(() => here && listGuides(pages, here.texts, r, language), [here, pages, r, language]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { guides, failed: here?.failed ?? false, retry };
}
