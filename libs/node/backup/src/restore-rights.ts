import { findOutage } from '@depot/node-database';
import { type Connection, escape } from 'mysql2';
import { queryRows } from './connection.js';
import { BackupError } from './summary.js';

/**
 * Does work that needs further databases beside `database`.
 * @throws BackupError if the account may not create them; its message names the missing privilege.
 */
export async function explainMissingRights<T>(
  connection: Connection,
  database: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (findOutage(cause) !== 'accessDenied') throw cause;
    const [account] = await queryRows<{ name: string }>(connection, 'SELECT CURRENT_USER() AS name');
    const name = account?.name ?? '';
    const hostBegin = name.lastIndexOf('@') + 1;
    const grantee = `${escape(name.slice(0, Math.max(0, hostBegin - 1)))}@${escape(name.slice(hostBegin))}`;
    throw new BackupError(
      `The account ${grantee} may not make the databases ${database}_restored and ${database}_replaced, ` +
        'which a restore needs for a while. As an administrator of the server, run: ' +
        `GRANT ALL ON ${formatDatabasePattern(database)}.* TO ${grantee}; Nothing was changed.`,
      { cause },
    );
  }
}

/** Pattern for a privilege on databases with this name as prefix; `_` and `%` are wildcards there unless escaped. */
const formatDatabasePattern = (database: string): string =>
  `\`${database.replace(/[_%\\]/g, '\\$&').replaceAll('`', '``')}\\_%\``;
