import type { GuideText, ScreenGuide, ScreenGuides } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';
import { belongsToStore, may } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';
import type { CatalogueRoute } from '../../registry/catalogue.js';

/** The guide of a page, as the person reads it. */
export interface PageGuide {
  path: string;
  title: string;
  text: GuideText;
}

/** The pages that the person may open. */
export function pagesFor(routes: Iterable<CatalogueRoute>, { r, v }: Pick<SessionClaims, 'r' | 'v'>): CatalogueRoute[] {
  return [...routes].filter(({ permission }) => may(r, permission, v === 'true'));
}

/** What the person reads of a guide: a store what is written for stores, where there is anything. */
function textFor({ forStore, ...text }: ScreenGuide, role: SessionClaims['r']): GuideText {
  return (belongsToStore(role) && forStore) || text;
}

/**
 * The guides of pages.
 *
 * @param texts What each remote says of its pages; of one that could not be fetched, nothing.
 */
export function guidesOf(
  pages: readonly CatalogueRoute[],
  texts: ReadonlyMap<string, ScreenGuides>,
  role: SessionClaims['r'],
  language: Language,
): PageGuide[] {
  return pages.flatMap(({ path, title, remote }) => {
    const guide = texts.get(remote)?.[path];
    return guide ? [{ path, title: title[language], text: textFor(guide, role) }] : [];
  });
}

const wordsOf = ({ title, text: { purpose, steps, keys = [], final = [] } }: PageGuide): string =>
  [title, purpose, ...steps, ...keys.map(({ press, does }) => `${press} ${does}`), ...final].join(' ').toLowerCase();

/** Those in which every word occurs; first those that are called so. */
export function guidesCalled(guides: readonly PageGuide[], text: string): PageGuide[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const occursIn = (written: string) => words.every((word) => written.includes(word));
  const isCalledSo = ({ title }: PageGuide) => occursIn(title.toLowerCase());
  const found = guides.filter((guide) => occursIn(wordsOf(guide)));
  return [...found.filter(isCalledSo), ...found.filter((guide) => !isCalledSo(guide))];
}
