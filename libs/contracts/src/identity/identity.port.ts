import type { Role } from '../permissions/permissions.js';
import type { Address } from './address.schemas.js';
import type { SellerFacts } from './seller.schemas.js';
import type { CreditPolicy } from './stores.js';
import type { StoreCredit } from './user.schemas.js';

/** A user with role STORE, as other domains see it; its id is the store's id. */
export interface StoreFacts {
  storeId: number;
  name: string;
  /** True: the store pays wholesale prices; false: ordinary prices. */
  wholesalePrice: boolean;
  disabled: boolean;
  /** Whether the store's credit is limited; `credit` returns the limit. */
  creditPolicy: CreditPolicy;
  /** Days after an invoice's day on which the store is to pay it. */
  paymentTerms: number;
}

export interface UserFacts {
  id: number;
  name: string;
  role: Role;
}

/** A user of any tenant who can sign in. */
export interface AccountFacts extends UserFacts {
  /** Email address. */
  username: string;
  tenantId: number;
}

export interface TenantFacts {
  id: number;
  name: string;
  /** IANA timezone. */
  timezone: string;
  viewOnly: boolean;
  suspended: boolean;
}

export interface NewTenant {
  name: string;
  timezone: string;
}

/** A user made by an import, the demonstration data or a test: active at once. */
export interface NewUser {
  name: string;
  role: Role;
  /** Without an email address and password the user exists but cannot sign in. */
  username?: string;
  password?: string;
  wholesalePrice?: boolean;
  /** The store of a READ_ONLY_STORE. */
  storeId?: number;
}

export const IDENTITY_PORT = Symbol('IDENTITY_PORT');

/** Users and stores. Calls are limited to the tenant of the context, unless stated otherwise. */
export interface IdentityPort {
  /**
   * Stores by id; unknown ids, users that are no stores and other tenants' are missing. All of the tenant's without
   * ids.
   */
  stores(storeIds?: readonly number[]): Promise<Map<number, StoreFacts>>;
  /** Names of stores for display, by id; they may be a few seconds old. Ids missing from `stores` are missing here. */
  storeNames(storeIds: readonly number[]): Promise<Map<number, string>>;
  /** The store, or a refusal with 404. */
  store(storeId: number): Promise<StoreFacts>;
  /** Like `store`, with a lock: other commands on the store wait until the transaction ends. */
  lockStore(storeId: number): Promise<StoreFacts>;
  /** The store of an order that exists, also where its user has another role by now; or a refusal with 404. */
  storeOfOrder(storeId: number): Promise<StoreFacts>;
  /** Credit limit of the store. */
  credit(storeId: number): Promise<StoreCredit>;
  /** Like `credit`, with a lock until the transaction ends, so that parallel orders are checked one after the other. */
  lockCredit(storeId: number): Promise<StoreCredit>;
  /** Users by id; all of the tenant's without ids. */
  users(userIds?: readonly number[]): Promise<Map<number, UserFacts>>;
  /** Across tenants: users by the email address with which they sign in; unknown addresses are missing. */
  accounts(usernames: readonly string[]): Promise<Map<string, AccountFacts>>;
  /** The tenant of the context. */
  tenant(): Promise<TenantFacts>;
  /** The seller on papers: data of the tenant of the context. */
  seller(): Promise<SellerFacts>;
  /**
   * A logo as WebP, by its key, including earlier ones.
   * @throws NOT_FOUND for an unknown key
   */
  logo(key: string): Promise<Uint8Array>;
  /** All tenants, for work that handles one after the other. */
  allTenants(): Promise<TenantFacts[]>;
  /** Across tenants: makes one and returns its id. */
  createTenant(tenant: NewTenant): Promise<number>;
  /** Makes an active user and returns its id. DUPLICATE when the email address is taken in any tenant. */
  createUser(user: NewUser): Promise<number>;
}

export const ADDRESS_PORT = Symbol('ADDRESS_PORT');

/** Addresses of stores for printing. Calls are limited to the tenant of the context. */
export interface AddressPort {
  /**
   * Both addresses of each store by its id, also where its user has another role by now; texts are empty until one is
   * entered. Unknown stores are missing.
   */
  addresses(storeIds: readonly number[]): Promise<Map<number, { bill: Address; ship: Address }>>;
}
