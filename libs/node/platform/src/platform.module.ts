import { Global, Module } from '@nestjs/common';
import { ActivityChain } from './activity/activity-chain.js';
import { ActivityCheck } from './activity/activity-check.js';
import { ActivityLog } from './activity/activity-log.js';
import { IdempotencyKeys } from './idempotency.js';
import { LiveChanges } from './live-changes.js';
import { Numbering } from './numbering.js';
import { MailContents } from './outbox/mail-contents.js';
import { MailOutbox } from './outbox/outbox.js';
import { OutboxSweep } from './outbox/outbox-sweep.js';
import { OutboxWorker } from './outbox/outbox-worker.js';
import { ScheduledTasks } from './scheduler/scheduled-tasks.js';

const services = [
  ActivityLog,
  ActivityChain,
  ActivityCheck,
  ScheduledTasks,
  IdempotencyKeys,
  LiveChanges,
  MailContents,
  Numbering,
  MailOutbox,
  OutboxSweep,
  OutboxWorker,
];

/** Gives the services of the platform's tables to every module. */
@Global()
@Module({ providers: services, exports: services })
export class PlatformModule {}
