import { currentContext, currentTenantId, runInContext } from '@depot/node-context';

/**
 * Where the rows of an import wait until all of them are there: under a tenant that nobody belongs to, so that no
 * question finds them, what counts them counts apart, and nothing that others need is locked.
 */
export interface Stage {
  tenantId: number;
}

/** Ids of tenants count up from 1; those of stages count down from here. */
const maxId = 4_294_967_295;

/** Tenants have smaller ids, stages have this or larger ones. */
export const firstStage = 2_147_483_648;

/** The stage of an import. */
export const stageOf = (importId: number): Stage => ({ tenantId: maxId - importId });

/** Runs work on the rows of a stage, for the same user and tenant; as it is where there is none. */
export function inStage<T>(stage: Stage | undefined, work: () => T): T {
  if (!stage) return work();
  const { session, language, correlationId, isBackground } = currentContext();
  return runInContext({ session, language, correlationId, isBackground, ...stage, stagedFor: currentTenantId() }, work);
}

/**
 * Whom rows belong to that are only ever found by others that are staged, such as the lines of an order: the tenant
 * itself, at once, so that nothing is left to be done to them when the others become visible.
 */
export const tenantOfParts = (): number => currentContext().stagedFor ?? currentTenantId();
