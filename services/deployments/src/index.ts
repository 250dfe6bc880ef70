import { Module } from '@nestjs/common';
import { RegistryController } from './registry/registry.controller.js';
import { RegistryService } from './registry/registry.service.js';
import { ReleaseController } from './release/release.controller.js';
import { ReleaseQueries } from './release/release.queries.js';
import { ReleaseService } from './release/release.service.js';

export { deploymentsMigrations } from './migrations/index.js';
export { readArtefact } from './release/artefact.js';
export { ReleaseService } from './release/release.service.js';

@Module({
  controllers: [RegistryController, ReleaseController],
  providers: [RegistryService, ReleaseQueries, ReleaseService],
  exports: [ReleaseService],
})
export class DeploymentsModule {}
