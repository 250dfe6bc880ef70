import { Module } from '@nestjs/common';
import { ShellGate } from './gate/shell-gate.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { OverrideController } from './override/override.controller.js';
import { OverrideQueries } from './override/override.queries.js';
import { OverrideService } from './override/override.service.js';
import { PageOrigins } from './override/page-origins.js';
import { RegistryController } from './registry/registry.controller.js';
import { RegistryService } from './registry/registry.service.js';
import { RegistrySigner } from './registry/signer.js';
import { ReleaseController } from './release/release.controller.js';
import { ReleaseQueries } from './release/release.queries.js';
import { ReleaseService } from './release/release.service.js';
import { CanaryWatch } from './rollout/canary-watch.js';
import { RolloutController } from './rollout/rollout.controller.js';
import { RolloutQueries } from './rollout/rollout.queries.js';
import { RolloutService } from './rollout/rollout.service.js';
import { BatchThrottle } from './telemetry/batch-throttle.js';
import { FigureQueries } from './telemetry/figure.queries.js';
import { KnownVersions } from './telemetry/known-versions.js';
import { RemoteMetrics } from './telemetry/remote-metrics.js';
import { TelemetryController } from './telemetry/telemetry.controller.js';
import { TelemetryService } from './telemetry/telemetry.service.js';

export { deploymentsMigrations } from './migrations/index.js';
export { complaintTexts, complaints } from './gate/compatibility.js';
export { overrideCookie, PageOrigins } from './override/page-origins.js';
export { RegistrySigner } from './registry/signer.js';
export { readArtefact } from './release/artefact.js';
export { RolloutService } from './rollout/rollout.service.js';
export { ReleaseQueries } from './release/release.queries.js';
export { ReleaseService } from './release/release.service.js';

@Module({
  controllers: [HealthController, OverrideController, RegistryController, ReleaseController, RolloutController, TelemetryController],
  providers: [
    BatchThrottle,
    CanaryWatch,
    FigureQueries,
    HealthService,
    KnownVersions,
    OverrideQueries,
    OverrideService,
    PageOrigins,
    RegistryService,
    RegistrySigner,
    ReleaseQueries,
    ReleaseService,
    RemoteMetrics,
    RolloutQueries,
    RolloutService,
    ShellGate,
    TelemetryService,
  ],
  exports: [ReleaseService],
})
export class DeploymentsModule {}
