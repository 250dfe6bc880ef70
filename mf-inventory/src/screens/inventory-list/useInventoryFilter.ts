import { useEffect, useMemo, useState } from 'react';
import type { InventoryRow } from '@depot/contracts/inventory';
import { useSearchParams } from '@depot/router';
import { storeCategories, storedCategories } from './categoryMemory.js';
import { filterRows } from './rowFilter.js';

/** Pause in typing after which the filter applies. Milliseconds. */
export const filterPause = 500;

export interface InventoryFilter {
  /** As typed; applied after a pause. */
  text: string;
  setText: (text: string) => void;
  categories: readonly string[];
  setCategories: (keys: readonly string[]) => void;
  page: number;
  setPage: (page: number) => void;
  /** The rows that pass. */
  rows: readonly InventoryRow[] | undefined;
}

/** Text and page stand in the address, the categories stay in this browser. */
export function useInventoryFilter(rows: readonly InventoryRow[] | undefined): InventoryFilter {
  const [params, setParams] = useSearchParams();
  const applied = params.get('filter') ?? '';
  const [text, setText] = useState(applied);
  const [categories, setCategories] = useState<readonly string[]>(storedCategories);

  useEffect(() => {
    if (text === applied) return;
    const timer = setTimeout(() => setParams(text === '' ? {} : { filter: text }, { replace: true }), filterPause);
    return () => clearTimeout(timer);
  }, [text, applied, setParams]);

  const setPage = (page: number) =>
    setParams((before) => {
      before.set('page', String(page));
      return before;
    });
  const choose = (keys: readonly string[]) => {
    storeCategories(keys);
    setCategories(keys);
    setPage(1);
  };
  const passing = useMemo(() => rows && filterRows(rows, { text: applied, categories: new Set(categories) }), [rows, applied, categories]);
  return { text, setText, categories, setCategories: choose, page: Math.max(1, Number(params.get('page')) || 1), setPage, rows: passing };
}
