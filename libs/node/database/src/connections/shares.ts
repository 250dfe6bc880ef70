/** How many connections of the pool each kind of work may hold at once, so that something is left for all others. */
export interface Shares {
  /** Everything; the last ones are for health checks and for what a transaction does apart from itself. */
  all: number;
  /** Work of requests and of the background together. */
  ordinary: number;
  /** Of one tenant. */
  tenant: number;
  /** Transactions, which may wait for locks. */
  transactions: number;
  tenantTransactions: number;
  /** Imports, long documents, schedulers. */
  background: number;
  tenantBackground: number;
}

/** The shares of a pool of so many connections. */
export function poolShares(all: number): Shares {
  const part = (share: number) => Math.max(1, Math.floor(all * share));
  return {
    all,
    ordinary: Math.max(1, all - 1),
    tenant: part(3 / 4),
    transactions: part(3 / 4),
    tenantTransactions: part(1 / 2),
    background: part(1 / 4),
    tenantBackground: part(1 / 8),
  };
}
