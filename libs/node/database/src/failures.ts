/** What the driver says about a failed statement, as far as it says anything. */
interface DriverFailure {
  errno?: number;
  code?: string;
  sqlMessage?: string;
  message?: string;
}

/** Deadlock, lock wait timeout, snapshot conflict: the transaction may succeed when it is run again as a whole. */
const conflicts: ReadonlySet<number | undefined> = new Set([1213, 1205, 1020]);

/** The server is away, starting, stopping, full, or part of a cluster that has no majority. */
const outages: ReadonlySet<number | undefined> = new Set([
  1040, 1047, 1053, 1077, 1152, 1159, 1161, 1184, 1203, 1226, 1290, 1927, 2006, 2013,
]);
const lostConnections: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'POOL_CLOSED',
]);

/** The transaction was run again as often as is sensible, and never got through. */
export class ConflictsExhausted extends Error {
  constructor(options: ErrorOptions) {
    super('The transaction kept meeting others.', options);
    this.name = 'ConflictsExhausted';
  }
}

/** By shape and not by class: an error of the network may come from another realm, where `Error` is another one. */
function failureOf(error: unknown): DriverFailure {
  if (typeof error !== 'object' || error === null) return {};
  const { driverError } = error as { driverError?: DriverFailure };
  return driverError ?? error;
}

export function isConflict(error: unknown): boolean {
  return conflicts.has(failureOf(error).errno);
}

/** True when the database could not be reached or kept meeting others: worth another try later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConflictsExhausted) return true;
  const { errno, code } = failureOf(error);
  return isConflict(error) || outages.has(errno) || lostConnections.has(code) || isClosedConnection(error);
}

function isClosedConnection(error: unknown): boolean {
  return /closed state|Pool is closed|Connection lost/i.test(failureOf(error).message ?? '');
}

/** A unique key has this value already; `key` narrows it to one index. */
export function isDuplicate(error: unknown, key?: string): boolean {
  const { errno, sqlMessage } = failureOf(error);
  return errno === 1062 && (key === undefined || (sqlMessage ?? '').includes(key));
}

/** Other rows point at the row that was to be deleted. */
export function isReferenced(error: unknown): boolean {
  return failureOf(error).errno === 1451;
}

/** A CHECK constraint refused the statement, which has changed nothing; `constraint` narrows it by its name (MariaDB 4025, MySQL 3819). */
export function isCheckFailed(error: unknown, constraint: string): boolean {
  const { errno, sqlMessage } = failureOf(error);
  return (errno === 4025 || errno === 3819) && (sqlMessage ?? '').includes(constraint);
}
