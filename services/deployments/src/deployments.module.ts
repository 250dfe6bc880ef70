import { RELEASE_TOKENS } from '@depot/contracts/deployments';
import { Module } from '@nestjs/common';
import { ArtefactRepository } from './artefact/artefact.repository.js';
import { ArtefactFolder } from './artefact/artefact-folder.js';
import { SourceMapRepository } from './artefact/source-map.repository.js';
import { CollectThrownErrors } from './errors/collect-thrown-errors.js';
import { GivenVersions } from './errors/given-versions.js';
import { ThrownErrorController } from './errors/thrown-error.controller.js';
import { ThrownErrorRepository } from './errors/thrown-error.repository.js';
import { BrokenVersions } from './gate/broken-versions.js';
import { ReleaseGate } from './gate/release-gate.js';
import { ServedShells } from './gate/served-shells.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { SendHaltNotices } from './notice/send-halt-notices.js';
import { OverrideController } from './override/override.controller.js';
import { OverrideRepository } from './override/override.repository.js';
import { OverrideService } from './override/override.service.js';
import { PageOrigins } from './override/page-origins.js';
import { RemoteLinkController } from './override/remote-link.controller.js';
import { RemoteLinkRepository } from './override/remote-link.repository.js';
import { RemoteLinkService } from './override/remote-link.service.js';
import { ReleaseTokenAdapter } from './ports/release-token.adapter.js';
import { PurgeController } from './purge/purge.controller.js';
import { PurgeService } from './purge/purge.service.js';
import { PurgedVersionRepository } from './purge/purged-version.repository.js';
import { ExplainVersions } from './registry/explain-versions.js';
import { ReaderController } from './registry/reader.controller.js';
import { RegistryController } from './registry/registry.controller.js';
import { RegistryService } from './registry/registry.service.js';
import { RegistryCounter } from './registry/registry-counter.js';
import { RegistrySigner } from './registry/signer.js';
import { UnreadableVersions } from './registry/unreadable-versions.js';
import { PublishController } from './release/publish.controller.js';
import { ReleaseController } from './release/release.controller.js';
import { ReleaseService } from './release/release.service.js';
import { CanaryWatch } from './rollout/canary-watch.js';
import { RolloutController } from './rollout/rollout.controller.js';
import { RolloutRepository } from './rollout/rollout.repository.js';
import { RolloutService } from './rollout/rollout.service.js';
import { RolloutMetrics } from './rollout/rollout-metrics.js';
import { EarlierShells } from './shell/earlier-shells.js';
import { LiveShell } from './shell/live-shell.js';
import { OwnShells } from './shell/own-shells.js';
import { ServedShellRepository } from './shell/served-shell.repository.js';
import { ServingProcess } from './shell/serving-process.js';
import { ShellFileRepository } from './shell/shell-file.repository.js';
import { ShellReleaseRepository } from './shell/shell-release.repository.js';
import { ResolveTargets } from './split/resolve-targets.js';
import { BatchThrottle } from './telemetry/batch-throttle.js';
import { FigureRepository } from './telemetry/figure.repository.js';
import { KnownVersions } from './telemetry/known-versions.js';
import { RemoteMetrics } from './telemetry/remote-metrics.js';
import { RolloutVotes } from './telemetry/rollout-votes.js';
import { TelemetryController } from './telemetry/telemetry.controller.js';
import { TelemetryService } from './telemetry/telemetry.service.js';
import { VoteRepository } from './telemetry/vote.repository.js';
import { ReleaseTokenController } from './token/release-token.controller.js';
import { ReleaseTokenRepository } from './token/release-token.repository.js';
import { ReleaseTokenService } from './token/release-token.service.js';
import { LiveSet } from './train/live-set.js';
import { ReleaseProduct } from './train/release-product.js';
import { StartTrain } from './train/start-train.js';
import { TakeTrainBack } from './train/take-train-back.js';
import { TrainController } from './train/train.controller.js';
import { TrainRepository } from './train/train.repository.js';
import { VersionsForShell } from './train/versions-for-shell.js';
import { ReleaseRepository } from './version/release.repository.js';

@Module({
  controllers: [
    HealthController,
    RemoteLinkController,
    OverrideController,
    PublishController,
    PurgeController,
    ReaderController,
    RegistryController,
    ReleaseController,
    ReleaseTokenController,
    RolloutController,
    TelemetryController,
    ThrownErrorController,
    TrainController,
  ],
  providers: [
    ArtefactFolder,
    ArtefactRepository,
    BatchThrottle,
    BrokenVersions,
    CanaryWatch,
    CollectThrownErrors,
    EarlierShells,
    ExplainVersions,
    FigureRepository,
    GivenVersions,
    HealthService,
    KnownVersions,
    LiveSet,
    RemoteLinkRepository,
    RemoteLinkService,
    LiveShell,
    OverrideRepository,
    OverrideService,
    OwnShells,
    PageOrigins,
    RegistryService,
    PurgedVersionRepository,
    PurgeService,
    RegistryCounter,
    RegistrySigner,
    ReleaseGate,
    ReleaseProduct,
    ReleaseRepository,
    ReleaseService,
    ReleaseTokenRepository,
    ReleaseTokenService,
    RemoteMetrics,
    { provide: RELEASE_TOKENS, useClass: ReleaseTokenAdapter },
    ResolveTargets,
    RolloutMetrics,
    RolloutRepository,
    RolloutService,
    RolloutVotes,
    SendHaltNotices,
    ServedShells,
    ServedShellRepository,
    ServingProcess,
    ShellFileRepository,
    ShellReleaseRepository,
    SourceMapRepository,
    StartTrain,
    TakeTrainBack,
    TelemetryService,
    ThrownErrorRepository,
    TrainRepository,
    UnreadableVersions,
    VersionsForShell,
    VoteRepository,
  ],
  exports: [ReleaseService, RELEASE_TOKENS],
})
export class DeploymentsModule {}

export { ArtefactFolder } from './artefact/artefact-folder.js';
export { type Artefact, readArtefact } from './artefact/read-artefact.js';
export { findSharedLibraries } from './artefact/shared-libraries.js';
export { ServedShells } from './gate/served-shells.js';
export { deploymentsMigrations } from './migrations/index.js';
export { PageOrigins } from './override/page-origins.js';
export { PurgedVersionRepository } from './purge/purged-version.repository.js';
export { RegistrySigner } from './registry/signer.js';
export { ReleaseService } from './release/release.service.js';
export {
  complaintTexts,
  describeBroken,
  findBroken,
  serviceComplaints,
  shellComplaints,
} from './shell/compatibility.js';
export { EarlierShells } from './shell/earlier-shells.js';
export { LiveShell } from './shell/live-shell.js';
export { readOwnVersion } from './shell/own-shells.js';
export { ReleaseTokenService } from './token/release-token.service.js';
export { ReleaseProduct } from './train/release-product.js';
