import type { Config } from '@depot/node-config';
import { Db, ReplicaBeat } from '@depot/node-database';
import { METRICS } from '@depot/node-http';
import { ActivityChain, IdempotencyKeys, OutboxSweep, OutboxWorker, ScheduledTasks } from '@depot/node-platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Registry } from 'prom-client';
import { CertificateWatch } from './certificate-watch.js';
import { backUpDaily } from './daily-backup.js';
import { DatabaseWatch } from './database-watch.js';
import { createMailer } from './mail/mailer.js';
import { OperationMetrics } from './operation-metrics.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Mails that a process delivers at a time. */
const mailWorkers = 3;

/** Starts the background work of a serving process: sending mails, linking the activity log, and cleaning up. */
export function startBackgroundWork(app: NestFastifyApplication, config: Config): void {
  const tasks = app.get(ScheduledTasks, { strict: false });
  const outbox = app.get(OutboxWorker, { strict: false });
  const keys = app.get(IdempotencyKeys, { strict: false });
  const chain = app.get(ActivityChain, { strict: false });
  outbox.registerDelivery('mail', createMailer(config));
  // Several at once: while one mail server takes its time, the mails of others go on.
  for (let worker = 1; worker <= mailWorkers; worker += 1)
    tasks.add({
      name: `mails ${worker}`,
      everyMs: second,
      run: async (signal) => void (await outbox.sendDue(signal)),
    });
  tasks.add({ name: 'links of the activity log', everyMs: 2 * second, run: () => chain.sealNew() });
  const removeCleared = () => chain.removeCleared();
  tasks.add({ name: 'deleted lines of the activity log', everyMs: 10 * second, run: removeCleared });
  tasks.add({ name: 'old idempotency keys', everyMs: hour, run: () => keys.removeOld() });
  const sweep = app.get(OutboxSweep, { strict: false });
  tasks.add({ name: 'old mails', everyMs: hour, run: () => sweep.removeOld() });
  tasks.add({ name: 'mails with tokens', everyMs: hour, firstAfterMs: 0, run: () => sweep.encryptPlain() });
  const registry = app.get<Registry>(METRICS, { strict: false });
  watchSurroundings(tasks, app.get(Db, { strict: false }), config, registry);
  const metrics = new OperationMetrics(registry, config);
  const checkStores = async () => metrics.note(await sweep.countBacklog());
  tasks.add({ name: 'mails that wait', everyMs: minute / 2, firstAfterMs: 0, run: checkStores });
  const replica = app.get(ReplicaBeat, { strict: false });
  if (config.DATABASE_REPLICA_URL) {
    metrics.watchReplica(() => replica.replicaAgeSeconds);
    tasks.add({
      name: 'signs of life for the replica',
      everyMs: second,
      firstAfterMs: 0,
      run: () => replica.writeBeat(),
    });
  }
  const { BACKUP_FOLDER: folder } = config;
  if (folder)
    tasks.add({ name: 'daily backup', everyMs: minute, run: () => backUp(config.DATABASE_URL, folder, metrics) });
  tasks.start();
}

/** What an operator must hear of that no request tells. */
function watchSurroundings(tasks: ScheduledTasks, db: Db, config: Config, registry: Registry): void {
  const database = new DatabaseWatch(db, registry);
  tasks.add({ name: 'how the database is', everyMs: 5 * second, firstAfterMs: 0, run: () => database.checkDatabase() });
  const certificate = new CertificateWatch(new URL(config.PUBLIC_URL), registry);
  tasks.add({
    name: 'end of the certificate',
    everyMs: hour,
    firstAfterMs: minute,
    run: () => certificate.checkCertificate(),
  });
}

async function backUp(databaseUrl: string, folder: string, metrics: OperationMetrics): Promise<void> {
  try {
    await backUpDaily(databaseUrl, folder);
  } catch (error) {
    metrics.failedBackups.inc();
    throw error;
  }
}
