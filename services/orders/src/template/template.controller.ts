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
import { StandingService } from '../standing/standing.service.js';
import { TemplateService } from './template.service.js';

/** Order templates. */
@Controller('order-template')
export class TemplateController {
  constructor(
    private readonly templates: TemplateService,
    private readonly standing: StandingService,
  ) {}

  @Get()
  @ReadRoute({ id: 'ordersListTemplates', allow: 'template.use', response: listOf(orderTemplate) })
  async list() {
    return { list: await this.templates.all() };
  }

  @Get('query')
  @ReadRoute({ id: 'ordersFindTemplate', allow: 'template.use', response: objOf(orderTemplate) })
  async find(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    return { obj: await this.templates.one(id) };
  }

  @Post()
  @Command({
    id: 'ordersCreateTemplate',
    allow: 'template.edit',
    response: objOf(orderTemplate),
    status: 201,
    localizedMessage: orderActivity.templateCreated,
  })
  async create(@Body({ schema: templateBody }) body: TemplateBody) {
    return { obj: await this.templates.create(body) };
  }

  @Put()
  @Command({
    id: 'ordersUpdateTemplate',
    allow: 'template.edit',
    response: objOf(orderTemplate),
    localizedMessage: orderActivity.templateEdited,
  })
  async update(@Body({ schema: templateBody }) body: TemplateBody) {
    return { obj: await this.templates.update(body) };
  }

  @Put('standing')
  @Command({
    id: 'ordersSetStanding',
    allow: 'template.edit',
    response: objOf(orderTemplate),
    localizedMessage: orderActivity.standingSet,
  })
  async setStanding(@Body({ schema: standingBody }) body: StandingBody) {
    return { obj: await this.standing.set(body) };
  }

  @Delete()
  @Command({
    id: 'ordersDeleteTemplate',
    allow: 'template.edit',
    response: messageOnly,
    localizedMessage: orderActivity.templateDeleted,
  })
  async remove(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    await this.templates.remove(id);
    return { message: translate(orderMessages.templateDeleted, currentLanguage()) };
  }
}
