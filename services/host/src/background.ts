import type { Config } from '@depot/node-config';
import { ActivityChain, IdempotencyKeys, OutboxSweep, OutboxWorker, ScheduledTasks } from '@depot/node-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { backUpDaily } from './daily-backup.js';
import { mailer } from './mail/mailer.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Mails that a process delivers at a time. */
const mailLanes = 3;

/** Starts what a serving process does by itself: carrying mails out, linking the activity log, and tidying up. */
export function startBackgroundWork(app: NestFastifyApplication, config: Config): void {
  const tasks = app.get(ScheduledTasks, { strict: false });
  const outbox = app.get(OutboxWorker, { strict: false });
  const keys = app.get(IdempotencyKeys, { strict: false });
  const chain = app.get(ActivityChain, { strict: false });
  outbox.deliver('mail', mailer(config));
  // Several at once: while one mail server takes its time, the mails of others go on.
  for (let lane = 1; lane <= mailLanes; lane += 1)
    tasks.add({ name: `mails ${lane}`, everyMs: second, run: async () => void (await outbox.deliverDue()) });
  tasks.add({ name: 'links of the activity log', everyMs: 2 * second, run: () => chain.sealNew() });
  tasks.add({ name: 'old idempotency keys', everyMs: hour, run: () => keys.forgetOld() });
  const sweep = app.get(OutboxSweep, { strict: false });
  tasks.add({ name: 'old mails', everyMs: hour, run: () => sweep.removeOld() });
  tasks.add({ name: 'mails with tokens', everyMs: hour, firstAfterMs: 0, run: () => sweep.encryptPlain() });
  const { BACKUP_FOLDER: folder } = config;
  if (folder) tasks.add({ name: 'daily backup', everyMs: minute, run: () => backUpDaily(config.DATABASE_URL, folder) });
  tasks.start();
}
