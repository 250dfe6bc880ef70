import type { NavigationEntry } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';
import { may } from '@depot/contracts/permissions';
import type { SessionClaims } from '@depot/contracts/session';
import type { Catalogue } from '../../remotes/registry/catalogue.js';
import type { Item } from './item.js';

/** Screen with its names in both languages, because users may search in either. */
export interface ScreenEntry extends Item {
  words: string;
}

const translateScreen = (label: Record<Language, string>) => `${label.gb} ${label.cn}`.toLowerCase();

/** Pages of the sidebar, and pages that create an entity. */
export function listPageEntries(
  entries: readonly NavigationEntry[],
  routes: Catalogue['routes'],
  { r, v }: Pick<SessionClaims, 'r' | 'v'>,
  language: Language,
): ScreenEntry[] {
  const pages = entries.flatMap((entry) => {
    const own = { path: entry.path, label: entry.label, group: undefined as NavigationEntry | undefined };
    return entry.children ? entry.children.map(({ path, label }) => ({ path, label, group: entry })) : [own];
  });
  const screens = pages.map(({ path, label, group }): ScreenEntry => ({
    kind: 'screen',
    to: `/in/${path}`,
    label: label[language],
    detail: group?.label[language],
    words: `${translateScreen(label)} ${group ? translateScreen(group.label) : ''}`,
  }));
  const listed = new Set(pages.map(({ path }) => path));
  const beginnings = [...routes.values()].filter(
    ({ path, permission }) => path.endsWith('/new') && !listed.has(path) && may(r, permission, v === 'true'),
  );
  const begun = beginnings.map(({ path, title }): ScreenEntry => ({
    kind: 'screen',
    to: `/in/${path}`,
    label: title[language],
    words: translateScreen(title),
  }));
  return [...screens, ...begun];
}

/** Screens whose names contain every word. */
export function searchScreens(screens: readonly ScreenEntry[], text: string): ScreenEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return screens.filter((screen) => words.every((word) => screen.words.includes(word)));
}
