/** Seconds that a statement waits at most for a lock on rows or on a table. */
const lockWait = 10;
/** Seconds that a statement may take in a request, and in background work without a waiting user. */
const ofRequest = 30;
const ofBackground = 600;

/**
 * Milliseconds without traffic after which the system sends a keep-alive on a connection: firewalls and load balancers
 * drop idle connections after some minutes without notice, and later statements get no response. Linux waits two hours
 * by default.
 */
export const keepAliveMs = 30_000;

/**
 * Parts of a SET statement that limit a connection's waits. MySQL limits the time of SELECT only; there, updates are
 * limited by their lock waits.
 */
export function formatBounds(isMariadb: boolean): string {
  return (
    `SESSION innodb_lock_wait_timeout = ${lockWait}, SESSION lock_wait_timeout = ${lockWait}, ` +
    `${formatLimit(isMariadb, ofRequest)}`
  );
}

/** Lets a connection work for the background, and for requests again. */
export function formatBackgroundBound(isMariadb: boolean): { lift: string; restore: string } {
  return { lift: `SET ${formatLimit(isMariadb, ofBackground)}`, restore: `SET ${formatLimit(isMariadb, ofRequest)}` };
}

/** Lets a statement that changes the schema take as long as it takes, and bounds it again. */
export function formatSchemaBound(isMariadb: boolean): { lift: string; restore: string } {
  return { lift: `SET ${formatLimit(isMariadb, 0)}`, restore: `SET ${formatLimit(isMariadb, ofRequest)}` };
}

function formatLimit(isMariadb: boolean, seconds: number): string {
  return isMariadb ? `SESSION max_statement_time = ${seconds}` : `SESSION max_execution_time = ${seconds * 1000}`;
}
