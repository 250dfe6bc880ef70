import type { Address } from './address.schemas.js';

export const ADDRESS_PORT = Symbol('ADDRESS_PORT');

/** Addresses of stores, for those who print them. Calls are within the tenant of the context. */
export interface AddressPort {
  /** Both addresses of each store by its id; texts are empty until one is entered. Unknown stores are missing. */
  addresses(storeIds: readonly number[]): Promise<Map<number, { bill: Address; ship: Address }>>;
}
