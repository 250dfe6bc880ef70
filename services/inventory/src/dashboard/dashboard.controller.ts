import { Controller, Get } from '@nestjs/common';
import { dashboard } from '@depot/contracts/inventory';
import { objOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { DashboardService } from './dashboard.service.js';

@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Reads({ id: 'inventoryDashboard', allow: 'dashboard.read', answers: objOf(dashboard) })
  async figures() {
    return { obj: await this.dashboard.figures() };
  }
}
