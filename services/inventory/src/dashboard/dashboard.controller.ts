import { dashboard, expiringDays, expiringLot, type ExpiringQuery, expiringQuery } from '@depot/contracts/inventory';
import { listOf, objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { ExpiringLots } from '../lots/expiring-lots.js';
import { DashboardService } from './dashboard.service.js';

@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly lots: ExpiringLots,
  ) {}

  @Get()
  @ReadRoute({ id: 'inventoryDashboard', allow: 'dashboard.read', response: objOf(dashboard) })
  async figures() {
    return { obj: await this.dashboard.figures() };
  }

  /** What is in stock and expires within so many days, or has expired. */
  @Get('expiring')
  @ReadRoute({ id: 'inventoryExpiring', allow: 'dashboard.read', response: listOf(expiringLot) })
  async expiring(@Query({ schema: expiringQuery }) { days = expiringDays.usual }: ExpiringQuery) {
    return { list: await this.lots.within(days) };
  }
}
