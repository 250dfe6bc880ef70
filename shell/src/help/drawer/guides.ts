import type { GuideText, ScreenGuide, ScreenGuides } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';
import { belongsToStore, may } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';
import type { CatalogueRoute } from '../../remotes/registry/catalogue.js';

/** Guide of a page for the user's role and language. */
export interface PageGuide {
  path: string;
  title: string;
  text: GuideText;
}

/** Pages that the user may open. */
export function listGuidePages(
  routes: Iterable<CatalogueRoute>,
  { r, v }: Pick<SessionClaims, 'r' | 'v'>,
): CatalogueRoute[] {
  return [...routes].filter(({ permission }) => may(r, permission, v === 'true'));
}

/** Text of a guide for the user's role: store users get the store's text, if there is one. */
function findText({ forStore, ...text }: ScreenGuide, role: SessionClaims['r']): GuideText {
  return (belongsToStore(role) && forStore) || text;
}

/**
 * Builds the guides of pages.
 *
 * @param texts Texts by remote; missing for a remote that failed to load.
 */
export function listGuides(
  pages: readonly CatalogueRoute[],
  texts: ReadonlyMap<string, ScreenGuides>,
  role: SessionClaims['r'],
  language: Language,
): PageGuide[] {
  return pages.flatMap(({ path, title, remote }) => {
    const guide = texts.get(remote)?.[path];
    return guide ? [{ path, title: title[language], text: findText(guide, role) }] : [];
  });
}

const splitWords = ({ title, text: { purpose, steps, keys = [], final = [] } }: PageGuide): string =>
  [title, purpose, ...steps, ...keys.map(({ press, does }) => `${press} ${does}`), ...final].join(' ').toLowerCase();

/** Guides that contain every word; those with a matching title come first. */
export function searchGuides(guides: readonly PageGuide[], text: string): PageGuide[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isFoundIn = (written: string) => words.every((word) => written.includes(word));
  const isCalledSo = ({ title }: PageGuide) => isFoundIn(title.toLowerCase());
  const found = guides.filter((guide) => isFoundIn(splitWords(guide)));
  return [...found.filter(isCalledSo), ...found.filter((guide) => !isCalledSo(guide))];
}
