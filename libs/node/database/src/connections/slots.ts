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
  private readonly held: Claim[] = [];
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
    this.held.push(claim);
    let isHeld = true;
    return {
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        this.held.splice(this.held.indexOf(claim), 1);
        this.startNextWaiters();
      },
    };
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
      const rank = waiter.claim.isUrgent ? -1 : this.count(({ tenantId }) => tenantId === waiter.claim.tenantId);
      if (rank >= bestRank) continue;
      best = waiter;
      bestRank = rank;
    }
    return best;
  }

  private hasRoomFor({ tenantId, isTransaction, isBackground, isUrgent }: Claim): boolean {
    const { shares } = this;
    if (this.held.length >= shares.all) return false;
    if (isUrgent) return true;
    const isOwn = (claim: Claim) => claim.tenantId === tenantId && !claim.isUrgent;
    return (
      this.count((claim) => !claim.isUrgent) < shares.ordinary &&
      this.count(isOwn) < shares.tenant &&
      (!isTransaction || this.count((claim) => claim.isTransaction && !claim.isUrgent) < shares.transactions) &&
      (!isTransaction || this.count((claim) => claim.isTransaction && isOwn(claim)) < shares.tenantTransactions) &&
      (!isBackground || this.count((claim) => claim.isBackground && !claim.isUrgent) < shares.background) &&
      (!isBackground || this.count((claim) => claim.isBackground && isOwn(claim)) < shares.tenantBackground)
    );
  }

  private count(meets: (claim: Claim) => boolean): number {
    let count = 0;
    for (const claim of this.held) if (meets(claim)) count += 1;
    return count;
  }
}
