import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { orderMessages, type OrderTemplate, type StandingBody } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { TemplateService } from '../template/template.service.js';
import { TemplateRows } from '../template/template-rows.js';
import { StandingRows } from './standing-rows.js';

/** Sets when a store's template makes orders by itself. */
@Injectable()
export class StandingService {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly templates: TemplateRows,
    private readonly rows: StandingRows,
    private readonly view: TemplateService,
  ) {}

  async set({ id, standing }: StandingBody): Promise<OrderTemplate> {
    const { name, ownerId } = await this.templates.lock(id);
    describeActivity({ name });
    if (!(await this.identity.stores([ownerId])).has(ownerId))
      throw new DomainError('VALIDATION', commonMessages.validation, {}, [
        { path: 'id', localizedMessage: orderMessages.standingNeedsStore },
      ]);
    if (standing) await this.rows.set(id, standing);
    else await this.rows.remove(id);
    return this.view.one(id);
  }
}
