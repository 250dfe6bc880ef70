import { ImportingModule } from '@depot/node-importing';
import { Module } from '@nestjs/common';
import { ActivityLogController } from './activity-log/activity-log.controller.js';
import { ActivityLogQueries } from './activity-log/activity-log.queries.js';
import { LogExport } from './activity-log/log-export.js';
import { ImportController } from './import/import.controller.js';
import { ImportRunner } from './import/import.runner.js';
import { ImportPace } from './import/import-pace.js';
import { ImportRuns } from './import/import-runs.js';
import { ImportSweeper } from './import/import-sweeper.js';
import { MismatchController } from './mismatch/mismatch.controller.js';
import { OutboxController } from './outbox/outbox.controller.js';
import { OutboxQueries } from './outbox/outbox.queries.js';
import { ReconcileQueries } from './reconcile/reconcile.queries.js';
import { Reconciler } from './reconcile/reconciler.js';
import { StockDriftFigures } from './reconcile/stock-drift.figures.js';

export { ImportSweeper } from './import/import-sweeper.js';
export { adminMigrations } from './migrations/index.js';
export { Reconciler } from './reconcile/reconciler.js';
export { StockDriftFigures } from './reconcile/stock-drift.figures.js';

@Module({
  imports: [ImportingModule],
  controllers: [ActivityLogController, ImportController, OutboxController, MismatchController],
  providers: [
    ActivityLogQueries,
    LogExport,
    ImportPace,
    ImportRunner,
    ImportRuns,
    ImportSweeper,
    OutboxQueries,
    Reconciler,
    ReconcileQueries,
    StockDriftFigures,
  ],
})
export class AdminModule {}
