import type { Migration } from '@depot/node-database';
import { LiveModule } from '@depot/node-live';
import { adminMigrations, AdminModule } from '@depot/service-admin';
import { billingMigrations, BillingModule } from '@depot/service-billing';
import { catalogMigrations, CatalogModule } from '@depot/service-catalog';
import { deploymentsMigrations, DeploymentsModule } from '@depot/service-deployments';
import { documentsMigrations, DocumentsModule } from '@depot/service-documents';
import { identityMigrations, IdentityModule } from '@depot/service-identity';
import { inboundMigrations, InboundModule } from '@depot/service-inbound';
import { inventoryMigrations, InventoryModule } from '@depot/service-inventory';
import { orderMigrations, OrdersModule } from '@depot/service-orders';
import { ReportsModule } from '@depot/service-reports';
import type { Type } from '@nestjs/common';

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
