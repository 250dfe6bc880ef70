import { Busy } from '../failures.js';
import { computeShares, type Shares } from './shares.js';

/** A request for a connection: its tenant and its kind of work. */
export interface Claim {
  /** Work without a tenant (login, the registry) counts as one tenant. */
  tenantId: number | undefined;
  isTransaction: boolean;
  isBackground: boolean;
  /** A health check, or work apart from a transaction that holds a connection already: limited by the pool alone. */
  isUrgent: boolean;
}

/** A slot in the pool; released once. */
export interface Slot {
  release(): void;
}

/** Numbers of held slots. Urgent ones count in `all` alone. */
interface HeldCounts {
  all: number;
  ordinary: number;
  transactions: number;
  background: number;
}

const countNothing = (): HeldCounts => ({ all: 0, ordinary: 0, transactions: 0, background: 0 });

interface Waiter {
  claim: Claim;
  admit: (slot: Slot) => void;
}

/** Longest wait for a slot in milliseconds: of a request, and of background work without a waiting user. */
const requestWaitMs = 5_000;
const backgroundWaitMs = 60_000;

/**
 * Queue in front of the pool. Each tenant and each kind of work holds at most its share of the connections, and waiters
 * with fewer connections go first. Every wait has a timeout.
 */
export class ConnectionSlots {
  private readonly shares: Shares;
  /** Kept up to date, since each release looks at every waiter. */
  private readonly held = countNothing();
  private readonly heldByTenant = new Map<number | undefined, HeldCounts>();
  private readonly waiters: Waiter[] = [];

  constructor(poolSize: number) {
    this.shares = computeShares(poolSize);
  }

  /** Number of waiters. */
  get waiting(): number {
    return this.waiters.length;
  }

  /**
   * A slot, at once or as soon as one is free.
   * @throws Busy after a timeout
   */
  take(claim: Claim): Slot | Promise<Slot> {
    return this.hasRoomFor(claim) ? this.holdSlot(claim) : this.wait(claim);
  }

  private wait(claim: Claim): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const rejectWaiter = () => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1);
        reject(new Busy('No connection to the database became free in time.'));
      };
      const timer = setTimeout(rejectWaiter, claim.isBackground ? backgroundWaitMs : requestWaitMs);
      const waiter: Waiter = {
        claim,
        admit: (slot) => {
          clearTimeout(timer);
          resolve(slot);
        },
      };
      this.waiters.push(waiter);
    });
  }

  private holdSlot(claim: Claim): Slot {
    this.recordHeld(claim, 1);
    let isHeld = true;
    return {
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        this.recordHeld(claim, -1);
        if (this.waiters.length > 0) this.startNextWaiters();
      },
    };
  }

  private recordHeld(claim: Claim, change: 1 | -1): void {
    const { tenantId } = claim;
    const own = this.heldByTenant.get(tenantId) ?? countNothing();
    addClaim(this.held, claim, change);
    addClaim(own, claim, change);
    if (own.all > 0) this.heldByTenant.set(tenantId, own);
    else this.heldByTenant.delete(tenantId);
  }

  private startNextWaiters(): void {
    for (let next = this.findNextWaiter(); next; next = this.findNextWaiter()) {
      this.waiters.splice(this.waiters.indexOf(next), 1);
      next.admit(this.holdSlot(next.claim));
    }
  }

  /**
   * Order of the waiters that may proceed: urgent ones, then those whose tenant holds fewest connections, then the
   * oldest.
   */
  private findNextWaiter(): Waiter | undefined {
    let best: Waiter | undefined;
    let bestRank = Infinity;
    for (const waiter of this.waiters) {
      if (!this.hasRoomFor(waiter.claim)) continue;
      const rank = waiter.claim.isUrgent ? -1 : (this.heldByTenant.get(waiter.claim.tenantId)?.all ?? 0);
      if (rank >= bestRank) continue;
      best = waiter;
      bestRank = rank;
    }
    return best;
  }

  private hasRoomFor({ tenantId, isTransaction, isBackground, isUrgent }: Claim): boolean {
    const { shares, held } = this;
    if (held.all >= shares.all) return false;
    if (isUrgent) return true;
    const own = this.heldByTenant.get(tenantId) ?? holdsNothing;
    return (
      held.ordinary < shares.ordinary &&
      own.ordinary < shares.tenant &&
      (!isTransaction || (held.transactions < shares.transactions && own.transactions < shares.tenantTransactions)) &&
      (!isBackground || (held.background < shares.background && own.background < shares.tenantBackground))
    );
  }
}

const holdsNothing: Readonly<HeldCounts> = countNothing();

function addClaim(counts: HeldCounts, { isUrgent, isTransaction, isBackground }: Claim, change: 1 | -1): void {
  counts.all += change;
  if (isUrgent) return;
  counts.ordinary += change;
  if (isTransaction) counts.transactions += change;
  if (isBackground) counts.background += change;
}
