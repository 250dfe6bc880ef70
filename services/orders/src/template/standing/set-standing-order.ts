import { invalidFields } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { orderMessages, type OrderTemplate, type StandingBody } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { TemplateRepository } from '../template.repository.js';
import { TemplateService } from '../template.service.js';
import { selectStandingContent, StandingOrderRepository } from './standing-order.repository.js';

/** Sets or ends the schedule of a store's template. */
@Injectable()
export class SetStandingOrder {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly templates: TemplateRepository,
    private readonly standing: StandingOrderRepository,
    private readonly templateService: TemplateService,
  ) {}

  async execute({ id, standing, version }: StandingBody): Promise<OrderTemplate> {
    const { name, ownerId } = await this.templates.lockHeader(id);
    const before = (await this.standing.findByTemplates([id])).get(id) ?? null;
    assertUnchanged(version, selectStandingContent(before));
    describeActivity({ name }, { before });
    // A schedule can be ended even if its owner is not a store any more.
    if (standing && !(await this.identity.stores([ownerId])).has(ownerId))
      throw invalidFields([{ path: 'id', localizedMessage: orderMessages.standingNeedsStore }]);
    if (standing) await this.standing.set(id, standing);
    else await this.standing.remove(id);
    describeActivity({}, { after: standing });
    return this.templateService.getTemplate(id);
  }
}
