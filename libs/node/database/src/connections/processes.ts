/** What somebody does at the server, as its own list of connections tells it. */
export interface ServerProcess {
  id: number;
  user: string;
  /** The database in use, if any. */
  db: string | null;
  /** What it waits for or is busy with, in the server's words. */
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
 * Who is connected to a server, by a connection that may see it (others' need the right PROCESS). The server's table
 * of the same name is not asked: it knows three bytes a character, and fails as a whole as long as anybody writes an
 * emoji or a rare Chinese character.
 */
export async function processesOf(query: (sql: string) => Promise<unknown>): Promise<ServerProcess[]> {
  const rows = (await query('SHOW FULL PROCESSLIST')) as Row[];
  return rows.map(({ Id, User, db, State, Info }) => ({
    id: Number(Id),
    user: User,
    db,
    state: State,
    statement: Info,
  }));
}
