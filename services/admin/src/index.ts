import multipart from '@fastify/multipart';
import { importLimits } from '@depot/contracts/importing';
import { ImportingModule } from '@depot/node-importing';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
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
export class AdminModule implements OnModuleInit {
  constructor(private readonly http: HttpAdapterHost) {}

  /** Uploads are the one kind of body that is not JSON. */
  async onModuleInit(): Promise<void> {
    const server: FastifyInstance = this.http.httpAdapter.getInstance();
    await server.register(multipart, { limits: { files: 1, fields: 5, fileSize: importLimits.fileBytes } });
  }
}
