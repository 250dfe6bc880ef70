import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { RECONCILIATION_PORT, type ReconciliationPort } from '@depot/contracts/inventory';
import { runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { runForEach, ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ReconcileRunRepository } from './reconcile-run.repository.js';

const quarterOfAnHour = 900_000;
const logger = new Logger('Reconcile');

/** Compares ledger, stock, units and bookings of every tenant once a day (UTC), whichever process comes first. */
@Injectable()
export class Reconciler implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly runs: ReconcileRunRepository,
    private readonly tasks: ScheduledTasks,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(RECONCILIATION_PORT) private readonly stockReconciliation: ReconciliationPort,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'reconcile', everyMs: quarterOfAnHour, run: async () => this.run(await this.db.getTime()) });
  }

  async run(now: number): Promise<void> {
    await runForEach(await this.identity.allTenants(), (tenant) => this.compare(tenant, now), {
      logger,
      getName: ({ name }) => name,
    });
  }

  private async compare({ id, name }: { id: number; name: string }, now: number): Promise<void> {
    const found = await runInContext({ tenantId: id }, () => this.db.transaction(() => this.compareOnce(now)));
    if (found > 0) logger.warn(`${name}: the stock data of ${found} products is inconsistent.`);
  }

  /**
   * Returns the number of products with a difference; 0 if another process has claimed the day. The claim rolls back if
   * this process dies.
   */
  private async compareOnce(now: number): Promise<number> {
    const day = new Date(now).toISOString().slice(0, 10);
    if (!(await this.runs.claim(day, now))) return 0;
    const quantities = (await this.stockReconciliation.quantityMismatches()).length;
    const bookings = (await this.stockReconciliation.productMismatches()).length;
    await this.runs.saveCounts(day, { quantities, bookings });
    return quantities + bookings;
  }
}
