import { outboxMail } from '@depot/contracts/admin';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get } from '@nestjs/common';
import { OutboxMails } from './outbox-mails.js';

/** Mails that wait, went out, or are kept because there is no mail server. */
@Controller('admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxMails) {}

  /**
   * Lists the newest 200 emails of all distributors.
   *
   * Those that wait, were sent or failed, and those that are KEPT because there is no mail server. Activation and reset
   * links are shown only where there is no mail server.
   *
   * @returns the emails, newest first.
   */
  @Get()
  @ReadRoute({ id: 'adminOutbox', allow: 'admin.section', response: listOf(outboxMail) })
  async list() {
    return { list: await this.outbox.newest() };
  }
}
