import { outageOf } from '@depot/node-database';
import { type Connection, escape } from 'mysql2';
import { rows } from './connection.js';
import { BackupError } from './summary.js';

/**
 * Does what needs databases of its own beside `database`. Where the account may not make them, throws a `BackupError`
 * that says so, and what lets it.
 */
export async function explainingRights<T>(
  connection: Connection,
  database: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (outageOf(cause) !== 'accessDenied') throw cause;
    const [account] = await rows<{ name: string }>(connection, 'SELECT CURRENT_USER() AS name');
    const name = account?.name ?? '';
    const hostBegin = name.lastIndexOf('@') + 1;
    const grantee = `${escape(name.slice(0, Math.max(0, hostBegin - 1)))}@${escape(name.slice(hostBegin))}`;
    throw new BackupError(
      `The account ${grantee} may not make the databases ${database}_restored and ${database}_replaced, ` +
        'which a restore needs for a while. As an administrator of the server, run: ' +
        `GRANT ALL ON ${besides(database)}.* TO ${grantee}; Nothing was changed.`,
      { cause },
    );
  }
}

/** Of databases whose name goes on behind this one; `_` and `%` stand for others there unless they are escaped. */
const besides = (database: string): string => `\`${database.replace(/[_%\\]/g, '\\$&').replaceAll('`', '``')}\\_%\``;
