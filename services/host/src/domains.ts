import type { Type } from '@nestjs/common';
import type { Migration } from '@depot/node-database';
import { LiveModule } from '@depot/node-live';
import { AdminModule, adminMigrations } from '@depot/service-admin';
import { BillingModule, billingMigrations } from '@depot/service-billing';
import { CatalogModule, catalogMigrations } from '@depot/service-catalog';
import { DeploymentsModule, deploymentsMigrations } from '@depot/service-deployments';
import { DocumentsModule, documentsMigrations } from '@depot/service-documents';
import { IdentityModule, identityMigrations } from '@depot/service-identity';
import { InboundModule, inboundMigrations } from '@depot/service-inbound';
import { InventoryModule, inventoryMigrations } from '@depot/service-inventory';
import { OrdersModule, orderMigrations } from '@depot/service-orders';
import { ReportsModule } from '@depot/service-reports';

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
  { name: 'catalog', module: CatalogModule, migrations: catalogMigrations },
  { name: 'inventory', module: InventoryModule, migrations: inventoryMigrations },
  { name: 'inbound', module: InboundModule, migrations: inboundMigrations },
  { name: 'orders', module: OrdersModule, migrations: orderMigrations },
  { name: 'billing', module: BillingModule, migrations: billingMigrations },
  { name: 'reports', module: ReportsModule, migrations: [] },
  { name: 'documents', module: DocumentsModule, migrations: documentsMigrations },
  { name: 'admin', module: AdminModule, migrations: adminMigrations },
  { name: 'deployments', module: DeploymentsModule, migrations: deploymentsMigrations },
  { name: 'live', module: LiveModule, migrations: [] },
];
