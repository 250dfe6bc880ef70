/** What the servers by hand have in common: JSON over `node:http`, transactions of mysql2. */
import { createServer } from 'node:http';

/**
 * Answers at a port of its own, which it tells its parent, and ends with it. Each route gets the body, and what
 * `admit` makes of the request, if there is such a thing.
 */
export function serveByHand(routes, admit = () => undefined) {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.once('disconnect', () => process.exit());

  async function answer(request, response) {
    const person = await admit(request);
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = await routes[request.url](text ? JSON.parse(text) : {}, person);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}

/** Runs work in a transaction of the pool, which is taken back where the work fails. */
export const transactionsOf = (pool) => async (work) => {
  const connection = await pool.getConnection();
  try {
    await connection.beginTransaction();
    const result = await work(connection);
    await connection.commit();
    return result;
  } catch (error) {
    await connection.rollback();
    throw error;
  } finally {
    connection.release();
  }
};

/** A statement that must change so many rows. */
export async function expectRows(connection, rows, sql, values) {
  const [{ affectedRows }] = await connection.query(sql, values);
  if (affectedRows !== rows) throw new Error('short');
}
