import type { InventoryRow } from '@depot/contracts/inventory';
import { address, useAddressState } from '@depot/router';
import { defineStored, useStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { useMemo } from 'react';
import { filterRows } from './rowFilter.js';

/** The categories chosen last in this browser. */
const storedCategories = defineStored({
  key: 'inventory-category-filter',
  schema: z.arrayOfValid(z.string()),
  scope: 'user',
  version: 1,
});
const none: readonly string[] = [];

const inAddress = { filter: address.text, page: address.page };

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
  const { values, shown, change, type } = useAddressState(inAddress);
  const [categories = none, setCategories] = useStored(storedCategories);
  const passing = useMemo(
    () => rows && filterRows(rows, { text: values.filter, categories: new Set(categories) }),
    [rows, values.filter, categories],
  );
  return {
    text: shown.filter,
    setText: (filter) => type({ filter }),
    categories,
    setCategories: (keys) => {
      setCategories([...keys]);
      change({ page: 1 });
    },
    page: values.page,
    setPage: (page) => change({ page }),
    rows: passing,
  };
}
