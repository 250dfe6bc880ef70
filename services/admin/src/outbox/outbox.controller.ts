import { adminMessages, outboxMail, sendAgainBody } from '@depot/contracts/admin';
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post } from '@nestjs/common';
import type * as z from 'zod';
import { OutboxMails } from './outbox-mails.js';

/** Mails that wait, went out, or are kept because there is no mail server. */
@Controller('admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxMails) {}

  /**
   * Lists the newest 200 emails of all distributors.
   *
   * Those that wait, were sent or failed, with what the mail server answered, and those that are KEPT because there is
   * no mail server. Activation and reset links are shown only where there is no mail server.
   *
   * @returns the emails, newest first.
   */
  @Get()
  @ReadRoute({ id: 'adminOutbox', allow: 'admin.section', provides: ['Outbox'], response: listOf(outboxMail) })
  async list() {
    return { list: await this.outbox.listNewest() };
  }

  /**
   * Sends an email again that the mail server did not take.
   *
   * It leaves within seconds, with its files. 404 where there is no such email; 409 INVALID_TRANSITION where it did not
   * fail, or had a link that works once: whoever it was for asks for a new one.
   *
   * @returns a message.
   */
  @Post('again')
  @Command({
    id: 'adminSendAgain',
    allow: 'admin.edit',
    invalidates: ['Outbox', 'ActivityLog'],
    response: messageOnly,
    localizedMessage: adminMessages.sentAgainActivity,
  })
  async sendAgain(@Body({ schema: sendAgainBody }) { id }: z.output<typeof sendAgainBody>) {
    const { to, subject } = await this.outbox.sendAgain(id);
    describeActivity({ to, subject });
    return { message: translate(adminMessages.sentAgain, currentLanguage()) };
  }
}
