import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReleaseTokenFacts } from '@depot/contracts/deployments';
import { commonMessages, DomainError, type Language, type MessageValues } from '@depot/contracts/errors';
import type { SessionFacts } from '@depot/contracts/identity';
import { belongsToStore } from '@depot/contracts/permissions';
import { dayOf } from '@depot/contracts/time';
import { parseCorrelationId } from './correlation.js';

export { parseCorrelationId, parseTraceParent, type TraceParent } from './correlation.js';

/** State of one request or job that is available without passing it as an argument. */
export interface Context {
  correlationId: string;
  /** Language of the reader of this answer. */
  language: Language;
  /** Address and user agent of the client; absent in jobs. */
  client?: { address: string; userAgent?: string };
  /** Set for signed-in requests. */
  session?: CurrentSession;
  /** Set for requests with a team's token, which have no session. */
  releaseToken?: ReleaseTokenFacts;
  /** The tenant worked for. Follows the session; a job without a session sets it itself. */
  tenantId?: number;
  /**
   * True for work without a waiting user (imports, long documents, schedulers): it leaves connections to requests and
   * has a longer time limit.
   */
  isBackground?: boolean;
  /** The tenant of staged rows, while `tenantId` is that of their stage. */
  stagedFor?: number;
  /** Operation id of the command, once one has begun. */
  operation?: string;
  /** Collected while a command runs. */
  activity?: ActivityNote;
}

const storage = new AsyncLocalStorage<Context>();

/** The context of the running request or job; throws outside of one. */
export function currentContext(): Context {
  const context = storage.getStore();
  if (!context) throw new Error('There is no request context here; start the work with runInContext().');
  return context;
}

/** The current context, or undefined outside of one. */
export function findContext(): Context | undefined {
  return storage.getStore();
}

/**
 * The tenant whose rows statements see.
 * @throws if there is none
 */
export function currentTenantId(): number {
  const { tenantId } = currentContext();
  if (tenantId === undefined)
    throw new Error('This work has no tenant: the request is public, or the job did not name one.');
  return tenantId;
}

/**
 * The signed-in user.
 * @throws 401 if the request has no session.
 */
export function currentSession(): CurrentSession {
  const { session } = currentContext();
  if (!session) throw new DomainError('UNAUTHENTICATED', commonMessages.unauthenticated);
  return session;
}

/** Calendar day of a moment (epoch ms) in the timezone of the distributor; of UTC in a job without a session. */
export function getWarehouseDay(time = Date.now()): string {
  return dayOf(time, storage.getStore()?.session?.timezone ?? 'UTC');
}

/** Language of the reader; English outside of a request. */
export function currentLanguage(): Language {
  return storage.getStore()?.language ?? 'gb';
}

/**
 * Runs a job, an import or a test as a request of this tenant or session. A context marked as background keeps that
 * mark.
 */
export function runInContext<T>(given: Partial<Context>, work: () => T): T {
  return storage.run(
    {
      language: 'gb',
      tenantId: given.session?.tenantId,
      isBackground: storage.getStore()?.isBackground,
      ...given,
      correlationId: parseCorrelationId(given.correlationId),
    },
    work,
  );
}

/** Runs the rest of a request in the context object that the edge has made for it. */
export function runWithContext<T>(context: Context, work: () => T): T {
  return storage.run(context, work);
}

/** Makes the request that of this signed-in user, and of the user's tenant. */
export function adoptSession(session: CurrentSession): void {
  const context = currentContext();
  context.session = session;
  context.tenantId = session.tenantId;
}

/** Attributes the request to a team's token, for the activity log of its tenant. */
export function adoptReleaseToken(facts: ReleaseTokenFacts): void {
  const context = currentContext();
  context.releaseToken = facts;
  context.tenantId = facts.tenantId;
}

/** Adds values and a change to the activity line of the running command; later calls add to earlier ones. */
export function describeActivity(values: MessageValues, change: { before?: unknown; after?: unknown } = {}): void {
  const context = storage.getStore();
  if (!context) return;
  context.activity = { ...context.activity, ...change, values: { ...context.activity?.values, ...values } };
}

/** Details that a command adds to its activity line, beside its message. */
export interface ActivityNote {
  /** Fill the message's placeholders. */
  values: MessageValues;
  /**
   * The changed object before and after, as plain data; stored as JSON. Without `after` the log keeps the command's
   * result, and `before` has the same shape as the handler's `obj`.
   */
  before?: unknown;
  after?: unknown;
}

/** The signed-in user as the database has them now, at most a few seconds old. */
export type CurrentSession = SessionFacts;

/** The only store whose data the session may see; undefined for users who see every store of the tenant. */
export function getVisibleStore(): number | undefined {
  const { role, storeId } = currentSession();
  if (!belongsToStore(role)) return undefined;
  if (storeId === undefined) throw new DomainError('FORBIDDEN', commonMessages.forbidden);
  return storeId;
}
