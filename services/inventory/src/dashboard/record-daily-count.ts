import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { firstStage, ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { DailyCountRepository, type TenantDay } from './daily-count.repository.js';
import { type FinishedDay, listFinishedDays } from './window.js';

const minute = 60_000;
/** Tenants of one statement: after an upgrade, all days of the dashboard are counted at once. */
const tenantsAtOnce = 50;

/**
 * Counts the units that were in stock at the end of each day, in the timezone of the tenant, after the day has ended.
 * Several processes can run it: a count follows from the times at which each unit arrived and left, so all of them
 * find the same. For this reason days are also counted that have ended during a downtime or before an import, and
 * again after a change of the timezone.
 */
@Injectable()
export class RecordDailyCount {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly counts: DailyCountRepository,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'daily inventory count', everyMs: minute, run: () => this.execute(Date.now()) });
  }

  async execute(now: number): Promise<void> {
    const days = await this.listDays(now);
    const latest = [...days].flatMap(([tenantId, [day]]) => (day ? [{ tenantId, ...day }] : []));
    if (latest.length === 0) return;
    await this.counts.removeUnfinished(latest);
    const uncounted = [...(await this.counts.findUncounted(latest))];
    for (let from = 0; from < uncounted.length; from += tenantsAtOnce) {
      const missing = uncounted
        .slice(from, from + tenantsAtOnce)
        .flatMap((tenantId): TenantDay[] => (days.get(tenantId) ?? []).map((day) => ({ tenantId, ...day })));
      await this.counts.save(await this.counts.countMissing(missing));
    }
  }

  /** Finished days of the dashboard by tenant. */
  private async listDays(now: number): Promise<Map<number, FinishedDay[]>> {
    const byTimezone = new Map<string, FinishedDay[]>();
    const tenants = (await this.identity.allTenants()).filter(({ id }) => id < firstStage);
    return new Map(
      tenants.map(({ id, timezone }) => {
        const days = byTimezone.get(timezone) ?? listFinishedDays(now, timezone);
        byTimezone.set(timezone, days);
        return [id, days];
      }),
    );
  }
}
