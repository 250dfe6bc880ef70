import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { findNewestBackup } from '@depot/node-backup';
import type { Config } from '@depot/node-config';
import type { Backlog } from '@depot/node-platform';
import { Counter, Gauge, type Registry } from 'prom-client';

const countSecondsSince = (time: number | undefined) =>
  time === undefined ? 0 : Math.max(0, (Date.now() - time) / 1000);

/**
 * Metrics beside those of requests: mails, backups and free disk space. Reading them runs no query, so they are
 * available while the database is down.
 */
export class OperationMetrics {
  readonly failedBackups;
  private readonly mails;
  private oldestWaiting: number | undefined;
  private readAt: number | undefined;

  constructor(
    private readonly registry: Registry,
    config: Pick<Config, 'BACKUP_FOLDER' | 'REMOTES_FOLDER'>,
  ) {
    const registers = [registry];
    this.mails = new Gauge({
      name: 'outbox_mails',
      help: 'Mails that have not left.',
      labelNames: ['status'],
      registers,
    });
    const oldest = () => countSecondsSince(this.oldestWaiting);
    registerMetrics(registry, 'outbox_oldest_seconds', 'Age of the oldest mail that waits.', oldest);
    registerMetrics(
      registry,
      'outbox_metrics_age_seconds',
      'Time since this process last looked into the outbox.',
      () => (this.readAt === undefined ? Number.POSITIVE_INFINITY : countSecondsSince(this.readAt)),
    );
    this.failedBackups = new Counter({ name: 'backup_failures_total', help: 'Daily backups that failed.', registers });
    measureFolders(registry, config);
  }

  /** Tells of the replica that this process reads from. */
  watchReplica(ageSeconds: () => number): void {
    const help = 'Age of what the replica had when this process last saw it; infinite before it has seen any.';
    registerMetrics(this.registry, 'db_replica_age_seconds', help, ageSeconds);
  }

  /** Stores the current backlog of the outbox. */
  note({ waiting, failed, oldestWaiting }: Backlog): void {
    this.mails.set({ status: 'WAITING' }, waiting);
    this.mails.set({ status: 'FAILED' }, failed);
    this.oldestWaiting = oldestWaiting;
    this.readAt = Date.now();
  }
}

/** A metric that is computed when it is read. */
function registerMetrics(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}

function measureFolders(registry: Registry, config: Pick<Config, 'BACKUP_FOLDER' | 'REMOTES_FOLDER'>): void {
  const { BACKUP_FOLDER: backups, REMOTES_FOLDER: remotes } = config;
  if (backups)
    new Gauge({
      name: 'backup_age_seconds',
      help: 'Age of the newest backup in BACKUP_FOLDER; infinite where there is none.',
      registers: [registry],
      async collect() {
        const newest = await findNewestBackup(backups);
        this.set(newest ? countSecondsSince(newest.time) : Number.POSITIVE_INFINITY);
      },
    });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Room in the folders that this process writes to.',
    labelNames: ['folder'],
    registers: [registry],
    async collect() {
      for (const folder of [tmpdir(), remotes, backups]) {
        // A missing folder has no size.
        const room = folder === undefined ? undefined : await statfs(folder).catch(() => undefined);
        if (folder && room) this.set({ folder }, room.bavail * room.bsize);
      }
    },
  });
}
