import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import {
  orderActivity,
  orderIdQuery,
  orderMessages,
  orderTemplate,
  standingBody,
  templateBody,
  type OrderIdQuery,
  type StandingBody,
  type TemplateBody,
} from '@depot/contracts/orders';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
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
  @Reads({ id: 'ordersListTemplates', allow: 'template.use', answers: listOf(orderTemplate) })
  async list() {
    return { list: await this.templates.all() };
  }

  @Get('query')
  @Reads({ id: 'ordersFindTemplate', allow: 'template.use', answers: objOf(orderTemplate) })
  async find(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    return { obj: await this.templates.one(id) };
  }

  @Post()
  @Command({
    id: 'ordersCreateTemplate',
    allow: 'template.edit',
    answers: objOf(orderTemplate),
    status: 201,
    sentence: orderActivity.templateCreated,
  })
  async create(@Body({ schema: templateBody }) body: TemplateBody) {
    return { obj: await this.templates.create(body) };
  }

  @Put()
  @Command({ id: 'ordersUpdateTemplate', allow: 'template.edit', answers: objOf(orderTemplate), sentence: orderActivity.templateEdited })
  async update(@Body({ schema: templateBody }) body: TemplateBody) {
    return { obj: await this.templates.update(body) };
  }

  @Put('standing')
  @Command({ id: 'ordersSetStanding', allow: 'template.edit', answers: objOf(orderTemplate), sentence: orderActivity.standingSet })
  async setStanding(@Body({ schema: standingBody }) body: StandingBody) {
    return { obj: await this.standing.set(body) };
  }

  @Delete()
  @Command({ id: 'ordersDeleteTemplate', allow: 'template.edit', answers: messageOnly, sentence: orderActivity.templateDeleted })
  async remove(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    await this.templates.remove(id);
    return { message: say(orderMessages.templateDeleted, currentLanguage()) };
  }
}
