import type { Type } from '@nestjs/common';
import type { Migration } from '@depot/node-database';
import { DeploymentsModule, deploymentsMigrations } from '@depot/service-deployments';
import { IdentityModule, identityMigrations } from '@depot/service-identity';

/** A domain of the product, as one process of it may serve. */
export interface Domain {
  /** As in MODULES. */
  name: string;
  module: Type;
  migrations: readonly Migration[];
}

/** Every domain, in the order in which migrations of the same date apply. */
export const domains: readonly Domain[] = [
  { name: 'identity', module: IdentityModule, migrations: identityMigrations },
  { name: 'deployments', module: DeploymentsModule, migrations: deploymentsMigrations },
];
