import type { InventoryRow } from '@depot/contracts/inventory';
import { useNotify } from '@depot/remote-kit';
import { address, useAddressState } from '@depot/router';
import { defineStored, useStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import { useMemo } from 'react';
import { useIdentityInventoryColumnsQuery, useIdentityUpdateInventoryColumnsMutation } from '../../api/identity.js';
import { type ColumnName, columnNames, filterRows, isShown } from './rowFilter.js';

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
  /** Text of the search field; it takes effect after a pause. */
  text: string;
  setText: (text: string) => void;
  categories: readonly string[];
  setCategories: (keys: readonly string[]) => void;
  page: number;
  setPage: (page: number) => void;
  /** The rows that pass. */
  rows: readonly InventoryRow[] | undefined;
}

/** Text and page are stored in the address, the categories in this browser. */
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

export interface ColumnChoice {
  shown: ReadonlySet<ColumnName>;
  /** False until the stored selection has loaded, which another selection would replace. */
  isKnown: boolean;
  toggle: (name: ColumnName) => void;
}

/** Visible columns: a preference of the user on the server. All columns until it has loaded. */
export function useColumnChoice(): ColumnChoice {
  const { data } = useIdentityInventoryColumnsQuery();
  const [update] = useIdentityUpdateInventoryColumnsMutation();
  const notify = useNotify();
  const map = data?.obj ?? {};
  const shown = new Set(columnNames.filter((name) => isShown(map, name)));
  const toggle = (name: ColumnName) => {
    const next = Object.fromEntries(
      columnNames.map((each) => [each, each === name ? !shown.has(each) : shown.has(each)]),
    );
    update(next).unwrap().catch(notify.failure);
  };
  return { shown, isKnown: data !== undefined, toggle };
}
