import { ImportingModule } from '@depot/node-importing';
import { Module } from '@nestjs/common';
import { ActivityLogController } from './activity-log/activity-log.controller.js';
import { ActivityLogQueries } from './activity-log/activity-log.queries.js';
import { LogExport } from './activity-log/log-export.js';
import { ImportController } from './import/import.controller.js';
import { ImportRunner } from './import/import.runner.js';
import { ImportRuns } from './import/import-runs.js';
import { MismatchController } from './mismatch/mismatch.controller.js';
import { OutboxController } from './outbox/outbox.controller.js';
import { OutboxQueries } from './outbox/outbox.queries.js';
import { ReconcileQueries } from './reconcile/reconcile.queries.js';
import { Reconciler } from './reconcile/reconciler.js';

export { Reconciler } from './reconcile/reconciler.js';
export { adminMigrations } from './migrations/index.js';

@Module({
  imports: [ImportingModule],
  controllers: [ActivityLogController, ImportController, OutboxController, MismatchController],
  providers: [ActivityLogQueries, LogExport, ImportRunner, ImportRuns, OutboxQueries, Reconciler, ReconcileQueries],
})
export class AdminModule {}
