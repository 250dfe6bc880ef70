import { IDENTITY_PORT, type IdentityPort, type TenantFacts } from '@depot/contracts/identity';
import { runInContext } from '@depot/node-context';
import { Db, grouped } from '@depot/node-database';
import { runForEach, ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PlaceStandingOrder } from './place-standing-order.js';
import { findDueDay } from './schedule.js';
import { StandingOrderRepository, type StandingRow } from './standing-order.repository.js';

const everyMs = 30_000;
const logger = new Logger('StandingOrders');

/** Places due standing orders. Several processes can run it at once; each order is placed once. */
@Injectable()
export class StandingOrderTask implements OnModuleInit {
  constructor(
    private readonly db: Db,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly tasks: ScheduledTasks,
    private readonly standing: StandingOrderRepository,
    private readonly placeStandingOrder: PlaceStandingOrder,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'standing orders', everyMs, run: async () => this.runDue(await this.db.getTime()) });
  }

  async runDue(now: number): Promise<void> {
    const byTenant = grouped(await this.standing.listRunning(), ({ tenantId }) => tenantId);
    const runOne = ([tenantId, rows]: [number, StandingRow[]]) =>
      runInContext({ tenantId }, () => this.runTenant(rows, now));
    await runForEach(byTenant, runOne, { logger, getName: ([tenantId]) => `Tenant ${tenantId}` });
  }

  /** A suspended or view-only tenant places no orders. They are not placed later. */
  private async runTenant(rows: readonly StandingRow[], now: number): Promise<void> {
    const tenant = await this.identity.tenant();
    if (tenant.viewOnly || tenant.suspended) return;
    const due = rows.flatMap((row) => {
      const day = findDueDay(row, now, tenant.timezone);
      return day === undefined ? [] : [{ row, day }];
    });
    // Just after midnight, orders of both days can be due.
    for (const [day, dueOrders] of grouped(due, (dueOrder) => dueOrder.day)) {
      await this.runDay(
        day,
        dueOrders.map(({ row }) => row),
        tenant,
      );
    }
  }

  private async runDay(day: string, rows: readonly StandingRow[], tenant: TenantFacts): Promise<void> {
    const handledIds = await this.standing.findHandled(
      day,
      rows.map(({ templateId }) => templateId),
    );
    // An order can fail, for example if another order has taken the last units. The others continue.
    await runForEach(
      rows.filter(({ templateId }) => !handledIds.has(templateId)),
      (row) => this.placeStandingOrder.execute(row, day, tenant),
      { logger, getName: ({ templateId }) => `Template ${templateId}` },
    );
  }
}
