import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, type TenantFacts } from '@depot/contracts/identity';
import { orderActivity, type OrderAnswer } from '@depot/contracts/orders';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { ActivityLog } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { PlaceOrder } from '../../order/commands/place-order.js';
import type { LineRequest } from '../../order/line-request.js';
import { TemplateRepository } from '../template.repository.js';
import { FindAvailableLines } from './find-available-lines.js';
import { SendStandingEmail } from './send-standing-email.js';
import { StandingOrderRepository, type StandingRow } from './standing-order.repository.js';

/** Places the order of a standing order for a day, as its store. */
@Injectable()
export class PlaceStandingOrder {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly db: Db,
    private readonly standing: StandingOrderRepository,
    private readonly templates: TemplateRepository,
    private readonly findAvailableLines: FindAvailableLines,
    private readonly placeOrder: PlaceOrder,
    private readonly sendStandingEmail: SendStandingEmail,
    private readonly log: ActivityLog,
  ) {}

  /** Several processes can call it for the same day. The first one claims the day in the transaction of the order. */
  async execute(row: StandingRow, day: string, tenant: TenantFacts): Promise<void> {
    const store = (await this.identity.stores([row.storeId])).get(row.storeId);
    if (!store || store.disabled) return;
    await runInContext({ session: createStoreSession(row, store.name, tenant) }, () =>
      this.db.transaction(() => this.placeOnce(row, day)),
    );
  }

  private async placeOnce(row: StandingRow, day: string): Promise<void> {
    if (!(await this.standing.claim(row, day))) return;
    const { templateId, templateName, storeId } = row;
    const { lines, missing } = await this.findAvailableLines.execute(
      storeId,
      await this.templates.findLines([templateId]),
    );
    const { order, refusal } = await this.orderAvailable(lines);
    if (order) await this.standing.recordOrder(templateId, day, order.orderId);
    await this.sendStandingEmail.execute({ storeId, template: templateName, order, missing, refusal });
    const values = { name: templateName, displayId: order?.displayId ?? '–' };
    await this.log.write({
      operation: 'ordersStanding',
      localizedMessage: orderActivity.standingMade,
      note: { values },
      completed: order !== undefined,
    });
  }

  /**
   * Returns an exceeded credit limit instead of throwing it, so that the email reports it. A later attempt would fail,
   * too.
   */
  private async orderAvailable(orderItems: LineRequest[]): Promise<{ order?: OrderAnswer; refusal?: DomainError }> {
    if (orderItems.length === 0) return {};
    try {
      return { order: await this.placeOrder.execute({ orderItems }) };
    } catch (error) {
      // The order checks the limit before it writes, so that the transaction can continue.
      if (error instanceof DomainError && error.code === 'CREDIT_LIMIT') return { refusal: error };
      throw error;
    }
  }
}

/** Session of the store, which is not signed in. */
function createStoreSession(
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
