import type { Db } from '@depot/node-database';
import type { FastifyInstance } from 'fastify';
import { isDraining } from '../edge/draining.js';

/** Milliseconds that the database may take to say that it is there. */
const patience = 2_000;

/** `/health/live`: the process answers. `/health/ready`: it reaches its database and is not about to end, so requests may come. */
export function tellHealth(server: FastifyInstance, db: Db): void {
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const database = await reaches(db);
    const isReady = database && !isDraining(server);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', database });
  });
}

async function reaches(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  const asked = db
    .acrossTenants('a health check has no tenant')
    .query('SELECT 1 AS one')
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
