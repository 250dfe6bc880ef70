import type { IdentityPort, StoreFacts } from './identity.port.js';
import { storesCalled } from './stores.js';

/**
 * Names of stores with orders or invoices, by id; they may be a few seconds old. Includes users who have another role
 * now: their orders and balance remain.
 */
export async function namesInBooks(
  identity: Pick<IdentityPort, 'storeNames' | 'users'>,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(storeIds)];
  const names = await identity.storeNames(wanted);
  const former = wanted.filter((storeId) => !names.has(storeId));
  if (former.length === 0) return names;
  const users = await identity.users(former);
  return new Map([...names, ...[...users].map(([id, { name }]): [number, string] => [id, name])]);
}

/** Stores that the books speak of, in the order of the ids; also those whose user has another role by now. */
export async function storesInBooks(
  identity: Pick<IdentityPort, 'stores' | 'storeOfOrder'>,
  storeIds: readonly number[],
): Promise<StoreFacts[]> {
  const stores = await identity.stores(storeIds);
  const found: StoreFacts[] = [];
  for (const storeId of storeIds) found.push(stores.get(storeId) ?? (await identity.storeOfOrder(storeId)));
  return found;
}

/**
 * Ids of a few stores with that name for searching papers, limited to `own` if given. Includes users who were a store
 * earlier: their orders and balance remain.
 */
export async function storesInBooksCalled(
  text: string,
  identity: Pick<IdentityPort, 'stores' | 'users'>,
  own?: number,
): Promise<number[]> {
  const stores = await identity.stores(own === undefined ? undefined : [own]);
  if (own !== undefined) return storesCalled(text, stores);
  const others = [...(await identity.users())].filter(
    ([id, { role }]) => !stores.has(id) && role !== 'READ_ONLY_STORE',
  );
  return [...storesCalled(text, stores), ...storesCalled(text, new Map(others))];
}
