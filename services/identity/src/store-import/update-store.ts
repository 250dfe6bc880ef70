import { type Address, usualPaymentTerms } from '@depot/contracts/identity';
import { importColumns } from '@depot/contracts/importing';
import { type FieldDifference, findDifferences, replaceCell } from '@depot/node-importing';
import { type FiledStore, formatStoreCells } from '../store-export/filed-stores.js';
import type { StoreUpdateRow } from './store-row.js';

/** A store that a line changes or keeps. */
export interface StoreUpdate {
  before: FiledStore;
  after: FiledStore;
  differences: readonly FieldDifference[];
}

type Prefix = 'ship' | 'bill';

const needed = { Address1: 'address1', City: 'city', State: 'state', ZipCode: 'zipCode' } as const;
const neededParts = Object.keys(needed) as (keyof typeof needed)[];

/**
 * The store after the update of a row. A missing email address is entered; an existing one is kept, because it is the
 * login.
 */
export function updateStore(store: FiledStore, row: StoreUpdateRow): FiledStore {
  const name = row.name ?? store.name;
  const policy = replaceCell(row.creditPolicy, store.credit.policy, 'NONE');
  const { id, username } = store;
  return {
    id,
    name,
    username: username ?? row.username ?? null,
    wholesalePrice: replaceCell(row.wholesalePrice, store.wholesalePrice, false),
    disabled: replaceCell(row.disabled, store.disabled, false),
    paymentTerms: replaceCell(row.paymentTerms, store.paymentTerms, usualPaymentTerms),
    credit: { policy, limit: policy === 'NONE' ? 0 : replaceCell(row.creditLimit, store.credit.limit, 0) },
    ...updateAddress('ship', store.ship, row, name),
    ...updateAddress('bill', store.bill, row, name),
  };
}

/** Undefined if all parts are empty. The default of the name is the store's. */
function updateAddress(prefix: Prefix, before: Address | undefined, row: StoreUpdateRow, storeName: string) {
  const after: Address = {
    type: prefix === 'ship' ? 'SHIP' : 'BILL',
    name: replaceCell(row[`${prefix}Name`], before?.name ?? '', '') || storeName,
    address1: replaceCell(row[`${prefix}Address1`], before?.address1 ?? '', ''),
    address2: replaceCell(row[`${prefix}Address2`], before?.address2 ?? '', ''),
    city: replaceCell(row[`${prefix}City`], before?.city ?? '', ''),
    state: replaceCell<string>(row[`${prefix}State`], before?.state ?? '', ''),
    zipCode: replaceCell(row[`${prefix}ZipCode`], before?.zipCode ?? '', ''),
  };
  return neededParts.every((part) => after[needed[part]] === '') ? {} : { [prefix]: after };
}

/** Empty columns that the updated store needs. */
export function listGapsOfUpdate({ ship, bill, credit }: FiledStore, row: StoreUpdateRow): string[] {
  const listMissing = (prefix: Prefix, address: Address | undefined) =>
    neededParts.filter((part) => address && address[needed[part]] === '').map((part) => `${prefix}${part}`);
  const isLimitLost = typeof row.creditLimit === 'number' && credit.policy === 'NONE';
  return [...listMissing('ship', ship), ...listMissing('bill', bill), ...(isLimitLost ? ['creditPolicy'] : [])];
}

/** Differences of a store, with values as in the export. */
export const compareStores = (before: FiledStore, after: FiledStore): FieldDifference[] =>
  findDifferences(importColumns.stores, formatStoreCells(before), formatStoreCells(after));
