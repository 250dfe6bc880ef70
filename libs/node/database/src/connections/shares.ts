/** Most connections of the pool that each kind of work may hold, so that the others keep some. */
export interface Shares {
  /** Everything. The last connections are for urgent claims: health checks and work apart from a transaction. */
  all: number;
  /** Work of requests and of the background together. */
  ordinary: number;
  /** One tenant. */
  tenant: number;
  /** Transactions, which may wait for locks. */
  transactions: number;
  tenantTransactions: number;
  /** Imports, long documents, schedulers. */
  background: number;
  tenantBackground: number;
}

/** Computes the shares of a pool of this size. */
export function computeShares(all: number): Shares {
  const computePart = (share: number) => Math.max(1, Math.floor(all * share));
  return {
    all,
    ordinary: Math.max(1, all - 1),
    tenant: computePart(3 / 4),
    transactions: computePart(3 / 4),
    tenantTransactions: computePart(1 / 2),
    background: computePart(1 / 4),
    tenantBackground: computePart(1 / 8),
  };
}
