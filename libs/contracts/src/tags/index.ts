/**
 * The types of cache tags that the shell and all remotes share: what operations read and change. This list is closed.
 * A type that only one remote uses carries the name of that remote.
 */
export const sharedTags = [
  'Accounting',
  'ActivityLog',
  'Address',
  'Brand',
  'Category',
  'DeliveryReceipt',
  'Import',
  'Inventory',
  'Invoice',
  'Mismatch',
  'Order',
  'OrderTemplate',
  'Outbox',
  'Preference',
  'Product',
  'ProductVisibility',
  'Received',
  'ReleaseToken',
  'Remote',
  'Report',
  'Return',
  'SecondFactor',
  'Seller',
  'Session',
  'StockCount',
  'Tenant',
  'User',
  'Warehouse',
] as const;
export type SharedTag = (typeof sharedTags)[number];

const known: ReadonlySet<string> = new Set(sharedTags);

/** True for a type of the closed list. */
export const isSharedTag = (type: string): type is SharedTag => known.has(type);

/** The lists of a type: they change whenever one of its things does, while another thing that is open need not. */
export const listTag = <Type extends SharedTag>(type: Type) => ({ type, id: 'LIST' as const });

/** A tag of an operation: all of a type, its lists, or the thing whose id is that parameter of the request. */
export type OperationTag = SharedTag | ReturnType<typeof listTag> | { type: SharedTag; idOf: string };

/** At least one, so that an operation without any has to state it. */
type OperationTags = readonly [OperationTag, ...OperationTag[]];

/**
 * What a command makes out of date: tags whatever its outcome, since a refusal often shows that the screen was out of
 * date; tags by outcome (`stale`: it was refused with 409 STALE); or nothing that a screen reads from the cache.
 */
export type InvalidatedTags = OperationTags | { done: OperationTags; stale?: OperationTags } | 'nothing';

/** What an operation reads or changes: `x-depot-tags` of the API description. */
export type OperationTagFacts = { provides: OperationTags } | { invalidates: InvalidatedTags };
