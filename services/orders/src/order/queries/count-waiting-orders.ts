import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { openStatuses, type OrderStatus, type WaitingOrders } from '@depot/contracts/orders';
import { addDays, dayOf } from '@depot/contracts/time';
import { currentSession } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { OrderCountRepository, type OrderCounts } from '../order-count.repository.js';
import type { OrderFilter } from '../order-filter.js';
import { OrderListRepository } from '../order-list.repository.js';
import { OrderFiguresRepository } from '../order-totals.repository.js';

/** What waits for the warehouse this morning. */
@Injectable()
export class WaitingOrdersView {
  constructor(
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly counts: OrderCountRepository,
    private readonly list: OrderListRepository,
    private readonly figures: OrderFiguresRepository,
  ) {}

  async now(): Promise<WaitingOrders> {
    const today = dayOf(Date.now(), currentSession().timezone);
    const tallies = await this.counts.of({ statuses: ['PENDING', 'PROCESSING', 'OUTBOUND'] });
    const inStatus = (wanted: OrderStatus) => sum(tallies.filter(({ status }) => status === wanted));
    const open = async (days: OrderFilter) => sum(await this.list.countRows({ statuses: openStatuses, ...days }));
    return {
      pending: inStatus('PENDING'),
      processing: inStatus('PROCESSING'),
      outbound: inStatus('OUTBOUND'),
      dueToday: await open({ deliveryFrom: today, deliveryTo: today }),
      late: await open({ deliveryTo: addDays(today, -1) }),
      short: (await this.figures.shortOrders()).length,
      unpaid: await this.billing.countUnpaidOrders(),
    };
  }
}

const sum = (tallies: readonly OrderCounts[]) => tallies.reduce((total, { orders }) => total + orders, 0);
