/** The database could not serve this within the time limit of a request; a retry may succeed. */
export class Busy extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Busy';
  }
}

/** The fields of a driver error that this file uses. */
interface DriverFailure {
  errno?: number;
  code?: string;
  sqlMessage?: string;
  message?: string;
}

/**
 * Retryable conflicts of a transaction: a deadlock (on a cluster also a certification failure), a row changed since it
 * was read, a table whose definition changed, or a timeout.
 */
export type Conflict = 'deadlock' | 'row' | 'table' | 'timeout';

/** After all but a timeout the transaction may succeed when it is run again whole. */
const conflicts: ReadonlyMap<number | undefined, Conflict> = new Map([
  [1213, 'deadlock'],
  [1020, 'row'],
  [1412, 'table'],
  // row and table locks, statements
  [1205, 'timeout'],
  [1969, 'timeout'],
  [3024, 'timeout'],
]);

/** The server is away, starting, stopping, out of memory or connections, or part of a cluster that has no majority. */
const absences: ReadonlySet<number | undefined> = new Set([
  1037, 1040, 1041, 1047, 1053, 1077, 1152, 1159, 1161, 1184, 1203, 1226, 1927, 2006, 2013,
]);

/**
 * Error numbers of a table, file or table space that cannot grow; 1026, 1030, 1180 and others report it by the system's
 * error code.
 */
const fullDisks: ReadonlySet<number | undefined> = new Set([1021, 1114, 3675]);
const fullDisk = /\b(Errcode|errno|error)\b:? "?(28|122)\b|No space left on device|Disk quota exceeded|disk full/i;

/** A node of a cluster has lost the others while it committed (1180). */
const alone = /provider status: |Not connected to Primary Component/;

/** The server, the table or the transaction may only be read. */
const readOnly: ReadonlySet<number | undefined> = new Set([1036, 1290, 1792, 1836, 1874, 1881]);

/** The account may not do this (any more): statements, the database, the connection itself. */
const domainErrors: ReadonlySet<number | undefined> = new Set([1044, 1045, 1142, 1143, 1227, 1370, 1698, 4151]);

/** Illegal mix of collations, a text that the column cannot hold. */
const unfitValues: ReadonlySet<number | undefined> = new Set([1267, 1270, 1271, 1300, 1366, 1406, 3854, 3988]);

/** Reason why the database is unusable, for its operator. */
export type Outage = 'unreachable' | 'diskFull' | 'readOnly' | 'accessDenied';
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

/** By shape and not by class: an error of the network may come from another realm, where `Error` is another one. */
function getDriverFailure(error: unknown): DriverFailure {
  if (typeof error !== 'object' || error === null) return {};
  const { driverError } = error as { driverError?: DriverFailure };
  return driverError ?? error;
}

/** The conflict that the error reports, if any. */
export function findConflict(error: unknown): Conflict | undefined {
  return conflicts.get(getDriverFailure(error).errno);
}

export function isConflict(error: unknown): boolean {
  const conflict = findConflict(error);
  return conflict !== undefined && conflict !== 'timeout';
}

/** A lock or a statement took longer than its bound. */
export function isTimeout(error: unknown): boolean {
  return findConflict(error) === 'timeout';
}

/** True when the database is there, but others keep it from serving this: worth another try soon. */
export function isBusy(error: unknown): boolean {
  return error instanceof Busy || findConflict(error) !== undefined;
}

/** The outage of the database that the error reports, if any. */
export function findOutage(error: unknown): Outage | undefined {
  const { errno, code, sqlMessage, message } = getDriverFailure(error);
  if (fullDisks.has(errno) || fullDisk.test(sqlMessage ?? '')) return 'diskFull';
  if (readOnly.has(errno)) return 'readOnly';
  if (domainErrors.has(errno)) return 'accessDenied';
  const isGone =
    absences.has(errno) || lostConnections.has(code) || isClosedConnection(message) || alone.test(sqlMessage ?? '');
  return isGone ? 'unreachable' : undefined;
}

/** The server has no database of that name. */
export function isUnknownDatabase(error: unknown): boolean {
  return getDriverFailure(error).errno === 1049;
}

/** After these the server has forgotten the transaction, or it cannot go on in it. */
export function endsTransaction(error: unknown): boolean {
  return isBusy(error) || findOutage(error) !== undefined;
}

function isClosedConnection(message = ''): boolean {
  return /closed state|Pool is closed|Connection lost/i.test(message);
}

/** A unique key has this value already; `key` narrows it to one index. */
export function isDuplicate(error: unknown, key?: string): boolean {
  const { errno, sqlMessage } = getDriverFailure(error);
  return errno === 1062 && (key === undefined || (sqlMessage ?? '').includes(key));
}

/** Text of no alphabet of the column, or too much of it: values that no row has or can have. */
export function isUnfitValue(error: unknown): boolean {
  return unfitValues.has(getDriverFailure(error).errno);
}

/** A number is larger than its column holds; the statement has changed nothing. */
export function isOutOfRange(error: unknown): boolean {
  const { errno } = getDriverFailure(error);
  return errno === 1264 || errno === 1690;
}

/** Other rows point at the row that was to be deleted. */
export function isReferenced(error: unknown): boolean {
  return getDriverFailure(error).errno === 1451;
}

/**
 * A CHECK constraint refused the statement, which has changed nothing; `constraint` narrows it by its name (MariaDB
 * 4025, MySQL 3819).
 */
export function isCheckFailed(error: unknown, constraint: string): boolean {
  const { errno, sqlMessage } = getDriverFailure(error);
  return (errno === 4025 || errno === 3819) && (sqlMessage ?? '').includes(constraint);
}
