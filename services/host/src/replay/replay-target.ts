import type { PastTradePort } from '@depot/contracts/orders';
import type { RetailWorld } from './retail-world.js';

/** Where a replay writes. */
export interface ReplayTarget {
  trade: PastTradePort;
  /** IANA timezone of the seller. */
  timezone: string;
  /** Makes the customers and products of the file that are not there yet. */
  world: () => Promise<RetailWorld>;
  /** Stores what the work writes whole or not at all. */
  transaction: <T>(work: () => Promise<T>) => Promise<T>;
}
