import { translate } from '@depot/contracts/errors';
import {
  orderActivity,
  type OrderIdQuery,
  orderIdQuery,
  orderMessages,
  orderTemplate,
  type StandingBody,
  standingBody,
  type TemplateBody,
  templateBody,
} from '@depot/contracts/orders';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { SetStandingOrder } from './standing/set-standing-order.js';
import { TemplateService } from './template.service.js';

/** Order templates. */
@Controller('order-template')
export class TemplateController {
  constructor(
    private readonly templates: TemplateService,
    private readonly setStandingOrder: SetStandingOrder,
  ) {}

  /**
   * Lists order templates.
   *
   * A STORE sees its own, the admin group all of them.
   *
   * @returns the templates by name; `disabled` marks products that the reader cannot order now.
   */
  @Get()
  @ReadRoute({
    id: 'ordersListTemplates',
    allow: 'template.use',
    provides: ['OrderTemplate'],
    response: listOf(orderTemplate),
  })
  async list() {
    return { list: await this.templates.listTemplates() };
  }

  /**
   * Finds an order template.
   *
   * A STORE sees its own only.
   *
   * @returns the template; `disabled` marks products that the reader cannot order now.
   */
  @Get('query')
  @ReadRoute({
    id: 'ordersFindTemplate',
    allow: 'template.use',
    provides: ['OrderTemplate'],
    response: objOf(orderTemplate),
  })
  async find(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    return { obj: await this.templates.getTemplate(id) };
  }

  /**
   * Adds an order template, which belongs to the caller.
   *
   * `quantity` is pieces, or pounds for pooled weight. 409 DUPLICATE where the caller has another template of the name.
   * 400 VALIDATION names every product that is in it twice, cannot be ordered or belongs to another area.
   *
   * @returns the new template.
   */
  @Post()
  @Command({
    id: 'ordersCreateTemplate',
    allow: 'template.edit',
    invalidates: ['OrderTemplate'],
    response: objOf(orderTemplate),
    status: 201,
    localizedMessage: orderActivity.templateCreated,
  })
  async create(@Body({ schema: templateBody }) body: TemplateBody) {
    return { obj: await this.templates.create(body) };
  }

  /**
   * Replaces name, area and products of an order template.
   *
   * `quantity` is pieces, or pounds for pooled weight. A STORE edits its own only. 409 STALE where `version` is given
   * and the template has changed since; 409 DUPLICATE where its owner has another one of the name. 400 VALIDATION names
   * every product that is in it twice, cannot be ordered or belongs to another area.
   *
   * @returns the template as it is now.
   */
  @Put()
  @Command({
    id: 'ordersUpdateTemplate',
    allow: 'template.edit',
    invalidates: ['OrderTemplate'],
    response: objOf(orderTemplate),
    localizedMessage: orderActivity.templateEdited,
  })
  async update(@Body({ schema: templateBody }) body: TemplateBody) {
    return { obj: await this.templates.update(body) };
  }

  /**
   * Sets when a store's template makes orders by itself.
   *
   * `weekdays` counts from 1 (Monday); `cutoff` is minutes after midnight in the distributor's timezone, and one that
   * has passed today is not made up for. Null in `standing` ends it. 400 VALIDATION where the template is not a store's
   * own. 409 STALE where `version` is given, the template's `standingVersion`, and this has been set since.
   *
   * @returns the template as it is now.
   */
  @Put('standing')
  @Command({
    id: 'ordersSetStanding',
    allow: 'template.edit',
    invalidates: ['OrderTemplate'],
    response: objOf(orderTemplate),
    localizedMessage: orderActivity.standingSet,
  })
  async setStanding(@Body({ schema: standingBody }) body: StandingBody) {
    return { obj: await this.setStandingOrder.execute(body) };
  }

  /**
   * Deletes an order template; it makes no more orders by itself.
   *
   * A STORE deletes its own only.
   *
   * @returns a message that confirms it.
   */
  @Delete()
  @Command({
    id: 'ordersDeleteTemplate',
    allow: 'template.edit',
    invalidates: ['OrderTemplate'],
    response: messageOnly,
    localizedMessage: orderActivity.templateDeleted,
  })
  async remove(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    await this.templates.remove(id);
    return { message: translate(orderMessages.templateDeleted, currentLanguage()) };
  }
}
