import { IDENTITY_PORT, type IdentityPort, type TenantFacts } from '@depot/contracts/identity';
import { runInContext } from '@depot/node-context';
import { Db, eachInTurn, grouped, ScheduledTasks } from '@depot/node-database';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PlaceStandingOrder } from './place-standing-order.js';
import { findDueDay } from './schedule.js';
import { StandingOrderRepository, type StandingRow } from './standing-order.repository.js';

/** Milliseconds between two looks at the clock. */
const everyMs = 30_000;
const logger = new Logger('StandingOrders');

/** Makes the orders that are due. Any number of processes do so at once; each order is made once. */
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
    this.tasks.add({ name: 'standing orders', everyMs, run: async () => this.runDue(await this.db.now()) });
  }

  async runDue(now: number): Promise<void> {
    const byTenant = grouped(await this.standing.listRunning(), ({ tenantId }) => tenantId);
    const runOne = ([tenantId, rows]: [number, StandingRow[]]) =>
      runInContext({ tenantId }, () => this.runTenant(rows, now));
    await eachInTurn(byTenant, runOne, { logger, nameOf: ([tenantId]) => `Tenant ${tenantId}` });
  }

  /** A warehouse that may change nothing, or is suspended, makes no orders; they are not made up for. */
  private async runTenant(rows: readonly StandingRow[], now: number): Promise<void> {
    const tenant = await this.identity.tenant();
    if (tenant.viewOnly || tenant.suspended) return;
    const due = rows.flatMap((row) => {
      const day = findDueDay(row, now, tenant.timezone);
      return day === undefined ? [] : [{ row, day }];
    });
    // Just after midnight some are due for the day before, and others for the new one.
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
    // One fails where, for example, somebody else took the last pieces meanwhile.
    await eachInTurn(
      rows.filter(({ templateId }) => !handledIds.has(templateId)),
      (row) => this.placeStandingOrder.execute(row, day, tenant),
      { logger, nameOf: ({ templateId }) => `Template ${templateId}` },
    );
  }
}
