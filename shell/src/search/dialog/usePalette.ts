import type { NavigationEntry } from '@depot/contracts/deployments';
import { useLanguage, useTranslation } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { setGuideOpen } from '../../overlays/guide.js';
import { useCatalogue } from '../../remotes/registry/useCatalogue.js';
import { parseScannedCode } from './code.js';
import type { Group, Item } from './item.js';
import { listRecentPlaces } from './recent.js';
import { listPageEntries, type ScreenEntry, searchScreens } from './screens.js';
import { type Hits, useHits } from './useHits.js';
import { useScanned } from './useScanned.js';

/** Milliseconds without a key before the server is queried. */
const backoffMs = 150;

export interface PaletteState extends Pick<Hits, 'searching' | 'failed' | 'retry'> {
  text: string;
  setText: (text: string) => void;
  /** The text is a code, as scanners type them. */
  isCode: boolean;
  /** Opens the place that the code names, once the search finds exactly one. */
  await: () => void;
  /** The place that was waited for. */
  arrived: Item | undefined;
  groups: Group[];
  /** Item that Enter opens. */
  active: Item | undefined;
  /** Moves the selection by a number of items and wraps around. */
  move: (steps: number) => void;
}

/** State of the palette: input or scanned code, results and selection. */
export function usePalette(entries: NavigationEntry[]): PaletteState {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [awaited, setAwaited] = useState<string>();
  const typed = text.trim();
  const { groups, shown, ...hits } = useFound(typed, useScreens(entries));
  const all = groups.flatMap(({ items }) => items);
  const place = Math.min(at, Math.max(all.length - 1, 0));
  return {
    ...hits,
    text,
    setText: (next) => {
      setText(next);
      setAt(0);
      setAwaited(undefined);
    },
    isCode: parseScannedCode(typed) !== undefined,
    await: () => setAwaited(typed),
    arrived: awaited === shown && !hits.searching && all.length === 1 ? all[0] : undefined,
    groups,
    active: all[place],
    move: (steps) => all.length > 0 && setAt((place + steps + all.length) % all.length),
  };
}

/** Results and the text they belong to; without a text, recent places and all screens. */
function useFound(typed: string, screens: readonly ScreenEntry[]) {
  const settled = useSettled(typed);
  const code = useMemo(() => parseScannedCode(settled), [settled]);
  const { routes } = useCatalogue();
  const hits = useHits(code?.kind === 'product' ? code.gtin : code ? '' : settled);
  const named = useScanned(code, routes);
  const { id } = useClaims();
  const recent = useMemo(() => listRecentPlaces(id), [id]);
  const shown = useDeferredValue(typed);
  const found: Group[] = shown
    ? [{ key: 'screen', items: searchScreens(screens, shown) }, ...(settled ? [...named.groups, ...hits.groups] : [])]
    : [
        { key: 'recent', items: translateLabel(recent, screens) },
        { key: 'screen', items: [...screens] },
      ];
  const searching = hits.searching || named.searching || settled !== typed;
  return { ...hits, groups: found.filter(({ items }) => items.length > 0), searching, shown };
}

function useScreens(entries: NavigationEntry[]) {
  const language = useLanguage();
  const { routes } = useCatalogue();
  const { r, v } = useClaims();
  const guide = useGuideEntry();
  return useMemo(
    () => [...listPageEntries(entries, routes, { r, v }, language), guide],
    [entries, routes, r, v, language, guide],
  );
}

/** The guide of the screen behind the palette. */
function useGuideEntry(): ScreenEntry {
  const { t } = useTranslation('shell');
  const label = t('guide.open');
  return useMemo(
    (): ScreenEntry => ({
      kind: 'screen',
      to: '#guide',
      label,
      words: `${label} guide help 使用指南 帮助`.toLowerCase(),
      act: () => setGuideOpen(true),
    }),
    [label],
  );
}

/** Recent items with the current names of screens; those removed or no longer allowed are omitted. */
function translateLabel(recent: readonly Item[], screens: readonly Item[]): Item[] {
  return recent.flatMap((item) => (item.kind === 'screen' ? screens.filter(({ to }) => to === item.to) : [item]));
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? backoffMs : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
