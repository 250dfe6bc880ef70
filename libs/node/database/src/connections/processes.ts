/** A client connection, from the server's process list. */
export interface ServerProcess {
  id: number;
  user: string;
  /** The database in use, if any. */
  db: string | null;
  /** The server's text for the current state of the connection. */
  state: string | null;
  /** The statement under way. */
  statement: string | null;
}

interface Row {
  Id: number | string;
  User: string;
  db: string | null;
  State: string | null;
  Info: string | null;
}

/**
 * Client connections of a server, as far as the account may see them (other accounts' need the privilege PROCESS). Not
 * read from the table `information_schema.processlist`: it is limited to three-byte UTF-8 and fails as a whole while
 * any statement contains an emoji or a rare Chinese character.
 */
export async function listServerProcesses(query: (sql: string) => Promise<unknown>): Promise<ServerProcess[]> {
  const rows = (await query('SHOW FULL PROCESSLIST')) as Row[];
  return rows.map(({ Id, User, db, State, Info }) => ({
    id: Number(Id),
    user: User,
    db,
    state: State,
    statement: Info,
  }));
}
