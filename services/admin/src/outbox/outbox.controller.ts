import { outboxMail } from '@depot/contracts/admin';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Controller, Get } from '@nestjs/common';
import { OutboxQueries } from './outbox.queries.js';

/** Mails that wait, went out, or are kept because there is no mail server. */
@Controller('admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxQueries) {}

  @Get()
  @Reads({ id: 'adminOutbox', allow: 'admin.section', answers: listOf(outboxMail) })
  async list() {
    return { list: await this.outbox.newest() };
  }
}
