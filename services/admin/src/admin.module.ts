import { ImportingModule } from '@depot/node-importing';
import { Module } from '@nestjs/common';
import { ActivityLogController } from './activity-log/activity-log.controller.js';
import { ActivityLogRepository } from './activity-log/activity-log.repository.js';
import { LogExport } from './activity-log/queries/export-activity-log.js';
import { ImportController } from './import/import.controller.js';
import { ImportRunner } from './import/import.runner.js';
import { ImportPace } from './import/import-pace.js';
import { ImportRoom } from './import/import-room.js';
import { ImportRunRepository } from './import/import-run.repository.js';
import { ImportSweeper } from './import/import-sweeper.js';
import { MismatchController } from './mismatch/mismatch.controller.js';
import { OutboxController } from './outbox/outbox.controller.js';
import { OutboxRepository } from './outbox/outbox.repository.js';
import { OutboxMails } from './outbox/outbox-mails.js';
import { ReconcileRunRepository } from './reconcile/reconcile-run.repository.js';
import { Reconciler } from './reconcile/reconciler.js';
import { StockDriftMetrics } from './reconcile/stock-drift.metrics.js';

@Module({
  imports: [ImportingModule],
  controllers: [ActivityLogController, ImportController, OutboxController, MismatchController],
  providers: [
    OutboxRepository,
    ActivityLogRepository,
    LogExport,
    ImportPace,
    ImportRoom,
    ImportRunner,
    ImportRunRepository,
    ImportSweeper,
    OutboxMails,
    Reconciler,
    ReconcileRunRepository,
    StockDriftMetrics,
  ],
})
export class AdminModule {}

export { adminMigrations } from './migrations/index.js';
