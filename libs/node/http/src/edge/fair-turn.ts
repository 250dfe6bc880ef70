import { findContext } from '@depot/node-context';

type TenantId = number | undefined;

interface Waiter {
  tenantId: TenantId;
  begin: () => void;
}

/**
 * Runs `atOnce` works at a time, fairly by tenant: the next turn goes to a waiting tenant with the fewest running
 * works, and among these to the one whose last turn is longest ago. Works without a tenant count as one tenant.
 */
export function createFairTurn(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: Waiter[] = [];
  const running: TenantId[] = [];
  /** Tenants by their last turn, the longest ago first. */
  let served: TenantId[] = [];
  const countRunning = (tenantId: TenantId) => running.filter((one) => one === tenantId).length;
  const isSooner = (a: TenantId, b: TenantId) =>
    (countRunning(a) - countRunning(b) || served.indexOf(a) - served.indexOf(b)) < 0;

  const startWaiting = () => {
    if (running.length >= atOnce) return;
    const next = waiting.reduce<Waiter | undefined>(
      (best, one) => (!best || isSooner(one.tenantId, best.tenantId) ? one : best),
      undefined,
    );
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    running.push(next.tenantId);
    served = [...served.filter((one) => one !== next.tenantId), next.tenantId];
    next.begin();
  };

  const endTurn = (tenantId: TenantId) => {
    running.splice(running.indexOf(tenantId), 1);
    if (running.length + waiting.length === 0) served = [];
    startWaiting();
  };

  return async (work) => {
    const tenantId = findContext()?.tenantId;
    await new Promise<void>((begin) => {
      waiting.push({ tenantId, begin });
      startWaiting();
    });
    try {
      return await work();
    } finally {
      endTurn(tenantId);
    }
  };
}
