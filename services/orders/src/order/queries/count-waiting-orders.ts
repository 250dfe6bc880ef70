import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { openStatuses, type OrderStatus, type WaitingOrders } from '@depot/contracts/orders';
import { addDays, dayOf } from '@depot/contracts/time';
import { currentSession } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { OrderCountRepository, type OrderCounts } from '../order-count.repository.js';
import type { OrderFilter } from '../order-filter.js';
import { OrderListRepository } from '../order-list.repository.js';
import { OrderTotalsRepository } from '../order-totals.repository.js';

/** Counts the orders that wait for the warehouse. */
@Injectable()
export class CountWaitingOrders {
  constructor(
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
    private readonly counts: OrderCountRepository,
    private readonly list: OrderListRepository,
    private readonly totals: OrderTotalsRepository,
  ) {}

  async execute(): Promise<WaitingOrders> {
    const today = dayOf(Date.now(), currentSession().timezone);
    const counts = await this.counts.countOrders({ statuses: ['PENDING', 'PROCESSING', 'OUTBOUND'] });
    const countInStatus = (expected: OrderStatus) => sumOrders(counts.filter(({ status }) => status === expected));
    const countOpen = async (days: OrderFilter) =>
      sumOrders(await this.list.countRows({ statuses: openStatuses, ...days }));
    return {
      pending: countInStatus('PENDING'),
      processing: countInStatus('PROCESSING'),
      outbound: countInStatus('OUTBOUND'),
      dueToday: await countOpen({ deliveryFrom: today, deliveryTo: today }),
      late: await countOpen({ deliveryTo: addDays(today, -1) }),
      short: (await this.totals.listShortOrders()).length,
      unpaid: await this.billing.countUnpaidOrders(),
    };
  }
}

const sumOrders = (counts: readonly OrderCounts[]) => counts.reduce((total, { orders }) => total + orders, 0);
