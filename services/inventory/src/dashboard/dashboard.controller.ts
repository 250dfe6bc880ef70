import { Controller, Get, Query } from '@nestjs/common';
import { dashboard, expiringDays, expiringLot, expiringQuery, type ExpiringQuery } from '@depot/contracts/inventory';
import { listOf, objOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { ExpiringLots } from '../lots/expiring-lots.js';
import { DashboardService } from './dashboard.service.js';

@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly lots: ExpiringLots,
  ) {}

  @Get()
  @Reads({ id: 'inventoryDashboard', allow: 'dashboard.read', answers: objOf(dashboard) })
  async figures() {
    return { obj: await this.dashboard.figures() };
  }

  /** What is in stock and expires within so many days, or has expired. */
  @Get('expiring')
  @Reads({ id: 'inventoryExpiring', allow: 'dashboard.read', answers: listOf(expiringLot) })
  async expiring(@Query({ schema: expiringQuery }) { days = expiringDays.usual }: ExpiringQuery) {
    return { list: await this.lots.within(days) };
  }
}
