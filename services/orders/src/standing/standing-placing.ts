import { IDENTITY_PORT, type IdentityPort, type TenantFacts } from '@depot/contracts/identity';
import { orderActivity } from '@depot/contracts/orders';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { ActivityLog, Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { OrderCreation } from '../order/order-creation.js';
import { TemplateRepository } from '../template/template.repository.js';
import { StandingLines } from './standing-lines.js';
import { StandingMail } from './standing-mail.js';
import { StandingOrderRepository, type StandingRow } from './standing-order.repository.js';

/** Makes the order of a standing order for a day, as its store would. */
@Injectable()
export class StandingPlacing {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly db: Db,
    private readonly standing: StandingOrderRepository,
    private readonly templates: TemplateRepository,
    private readonly available: StandingLines,
    private readonly creation: OrderCreation,
    private readonly mail: StandingMail,
    private readonly log: ActivityLog,
  ) {}

  /** Once for each day, whoever comes first: the day is taken in the transaction of the order. */
  async place(row: StandingRow, day: string, tenant: TenantFacts): Promise<void> {
    const store = await this.identity.store(row.storeId);
    if (store.disabled) return;
    await runInContext({ session: sessionOf(row, store.name, tenant) }, () =>
      this.db.transaction(() => this.once(row, day)),
    );
  }

  private async once({ templateId, templateName, storeId }: StandingRow, day: string): Promise<void> {
    if (!(await this.standing.claim(templateId, day))) return;
    const { lines, missing } = await this.available.available(storeId, await this.templates.lines([templateId]));
    const order = lines.length > 0 ? await this.creation.create({ orderItems: lines }) : undefined;
    if (order) await this.standing.made(templateId, day, order.orderId);
    await this.mail.publish({ storeId, template: templateName, order, missing });
    const values = { name: templateName, displayId: order?.displayId ?? '–' };
    await this.log.write({
      operation: 'ordersStanding',
      localizedMessage: orderActivity.standingMade,
      note: { values },
      completed: order !== undefined,
    });
  }
}

/** The store orders for itself, though nobody is signed in. */
function sessionOf(
  { tenantId, storeId }: StandingRow,
  displayName: string,
  { timezone, viewOnly }: TenantFacts,
): CurrentSession {
  return {
    sessionId: 'standing-order',
    id: storeId,
    role: 'STORE',
    tenantId,
    storeId,
    displayName,
    language: 'gb',
    timezone,
    viewOnly,
  };
}
