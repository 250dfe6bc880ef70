import {
  dashboard,
  expiringDays,
  expiringLot,
  type ExpiringQuery,
  expiringQuery,
  firstSteps,
} from '@depot/contracts/inventory';
import { listTag } from '@depot/contracts/tags';
import { listOf, objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { ListExpiringLots } from '../lots/list-expiring-lots.js';
import { DashboardService } from './dashboard.service.js';
import { GetFirstSteps } from './get-first-steps.js';

@Controller('dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly lots: ListExpiringLots,
    private readonly steps: GetFirstSteps,
  ) {}

  /**
   * Reads the figures of the dashboard.
   *
   * `insufficientProducts` are enabled products of which less is there than their reorder point says, in pieces, or in
   * pounds for a pool of weight. `inventoryCounts` is what is in stock now, and what was at the end of each of the 29
   * days before in the distributor's timezone, newest first. Inventories are labelled pieces and lots; removed ones
   * were shipped or removed within 30 days. `placedOrders` are the orders placed on each of the last 14 days, newest
   * first; `lateOrders` are open orders by the delivery day that they have missed, at most 14 days, the latest first.
   *
   * @returns the figures.
   */
  @Get()
  @ReadRoute({
    id: 'inventoryDashboard',
    allow: 'dashboard.read',
    provides: ['Inventory', listTag('Inventory'), 'Product'],
    response: objOf(dashboard),
  })
  async getFigures() {
    return { obj: await this.dashboard.getDashboard() };
  }

  /**
   * Tells how far a new distributor has come.
   *
   * It is told by what is there, from the address on papers to an invoice that is paid; nothing of it is kept.
   * `orderId` is the order that has come furthest.
   *
   * @returns each step, with whether it is done.
   */
  @Get('first-steps')
  @ReadRoute({
    id: 'inventoryFirstSteps',
    allow: 'catalogue.page',
    provides: ['Inventory', listTag('Inventory'), 'Product', listTag('Order')],
    response: objOf(firstSteps),
  })
  async getFirstSteps() {
    return { obj: await this.steps.execute() };
  }

  /**
   * Lists what is in stock and expires within some days, or has expired.
   *
   * `days` is 0 to 730, 30 where it is left out; days are those of the distributor's timezone. At most 500 lots, the
   * earliest expiry first. `daysLeft` is below zero for what has expired.
   *
   * @returns the lots, each with what is left of it in pieces and pounds.
   */
  @Get('expiring')
  @ReadRoute({
    id: 'inventoryExpiring',
    allow: 'dashboard.read',
    provides: ['Inventory', listTag('Inventory'), 'Product'],
    response: listOf(expiringLot),
  })
  async listExpiring(@Query({ schema: expiringQuery }) { days = expiringDays.usual }: ExpiringQuery) {
    return { list: await this.lots.execute(days) };
  }
}
