import type { Config } from '@depot/node-config';
import { ActivityChain, Chores, IdempotencyKeys, OutboxWorker } from '@depot/node-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { backUpDaily } from './daily-backup.js';
import { mailer } from './mail/mailer.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Starts what a serving process does by itself: carrying mails out, linking the activity log, and tidying up. */
export function startBackgroundWork(app: NestFastifyApplication, config: Config): void {
  const chores = app.get(Chores, { strict: false });
  const outbox = app.get(OutboxWorker, { strict: false });
  const keys = app.get(IdempotencyKeys, { strict: false });
  const chain = app.get(ActivityChain, { strict: false });
  outbox.deliver('mail', mailer(config));
  chores.add({ name: 'mails', everyMs: second, run: async () => void (await outbox.deliverDue()) });
  chores.add({ name: 'links of the activity log', everyMs: 2 * second, run: () => chain.sealNew() });
  chores.add({ name: 'old idempotency keys', everyMs: hour, run: () => keys.forgetOld() });
  const { BACKUP_FOLDER: folder } = config;
  if (folder) chores.add({ name: 'daily backup', everyMs: minute, run: () => backUpDaily(config.DATABASE_URL, folder) });
  chores.start();
}
