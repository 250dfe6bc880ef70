import type { Db, Trouble } from '@depot/node-database';
import type { FastifyInstance } from 'fastify';
import { isDraining } from '../edge/draining.js';

/** Texts for the operator, the only reader of this page. */
const reasons: Record<Trouble | 'draining', string> = {
  unreachable: 'The database cannot be reached.',
  diskFull: 'The disk of the database is full.',
  readOnly: 'The database is read-only.',
  accessDenied: 'The database refuses this account: its rights are missing.',
  busy: 'The database does not answer in time.',
  failing: 'The database answers, but nothing can be written.',
  draining: 'This process is about to end.',
};

/**
 * `/health/live`: the process responds. `/health/ready`: it can read and write its database and is not stopping;
 * otherwise the response has the reason.
 */
export function registerHealth(server: FastifyInstance, db: Db): void {
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const trouble = await db.findTrouble();
    const wrong = trouble ?? (isDraining(server) ? 'draining' : undefined);
    const database = trouble === undefined;
    if (!wrong) return reply.send({ status: 'ok', database });
    return reply.code(503).send({ status: 'unavailable', database, reason: reasons[wrong] });
  });
}
