import {
  adminMessages,
  adminWarehouse,
  type CreateTenant,
  createWarehouseBody,
  type UpdateTenant,
  updateWarehouseBody,
} from '@depot/contracts/admin';
import type { TenantFacts } from '@depot/contracts/identity';
import { listOf, objOf } from '@depot/contracts/wire';
import { describeActivity } from '@depot/node-context';
import { computeContentVersion } from '@depot/node-database';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { selectTenantContent, TenantService } from './tenant.service.js';

/** The tenants, which the interface calls warehouses. */
@Controller('admin/warehouse')
export class TenantController {
  constructor(private readonly tenants: TenantService) {}

  /**
   * Lists all distributors, which the interface calls warehouses.
   *
   * @returns the distributors by name.
   */
  @Get()
  @ReadRoute({ id: 'identityTenants', allow: 'admin.section', provides: ['Tenant'], response: listOf(adminWarehouse) })
  async list() {
    return { list: (await this.tenants.listAll()).map(addVersion) };
  }

  /**
   * Adds a distributor.
   *
   * `timezone` is an IANA name.
   *
   * @returns the new distributor, neither view-only nor suspended.
   */
  @Post()
  @Command({
    id: 'identityCreateTenant',
    allow: 'admin.edit',
    invalidates: ['Tenant', 'ActivityLog'],
    response: objOf(adminWarehouse),
    status: 201,
    localizedMessage: adminMessages.tenantCreated,
  })
  async create(@Body({ schema: createWarehouseBody }) body: CreateTenant) {
    const id = await this.tenants.create(body);
    describeActivity({ name: body.name });
    return { obj: addVersion({ id, ...body, viewOnly: false, suspended: false }) };
  }

  /**
   * Changes the fields of a distributor that the request contains.
   *
   * Takes effect in open sessions within seconds. `suspended` ends them and refuses sign-ins; with `viewOnly`, only
   * ADMIN may change data. 409 STALE if `version` is given and the distributor has changed since.
   *
   * @returns the updated distributor.
   */
  @Put()
  @Command({
    id: 'identityUpdateTenant',
    allow: 'admin.edit',
    invalidates: ['Tenant', 'ActivityLog'],
    response: objOf(adminWarehouse),
    localizedMessage: adminMessages.tenantChanged,
  })
  async update(@Body({ schema: updateWarehouseBody }) body: UpdateTenant) {
    return { obj: addVersion(await this.tenants.update(body)) };
  }
}

const addVersion = (tenant: TenantFacts) => ({
  ...tenant,
  version: computeContentVersion(selectTenantContent(tenant)),
});
