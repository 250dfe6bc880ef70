import { currentContext, currentTenantId, runInContext } from '@depot/node-context';

/**
 * Holds the rows of an import until all of them are written: under a tenant without users, so that queries do not find
 * them, counters keep them apart, and no row in use is locked.
 */
export interface Stage {
  tenantId: number;
}

/** Ids of tenants count up from 1; those of stages count down from here. */
const maxId = 4_294_967_295;

/** Tenants have smaller ids, stages have this or larger ones. */
export const firstStage = 2_147_483_648;

/** The stage of an import. */
export const createStage = (importId: number): Stage => ({ tenantId: maxId - importId });

/** Runs work on the rows of a stage, for the same user and tenant; unchanged without a stage. */
export function runInStage<T>(stage: Stage | undefined, work: () => T): T {
  if (!stage) return work();
  const { session, language, correlationId, isBackground } = currentContext();
  return runInContext({ session, language, correlationId, isBackground, ...stage, stagedFor: currentTenantId() }, work);
}

/**
 * Tenant of rows that are only found through other staged rows, such as the lines of an order: the real tenant at once,
 * so that publishing the parents leaves nothing to do for them.
 */
export const getPartsTenantId = (): number => currentContext().stagedFor ?? currentTenantId();
