import { adminMessages, outboxMail, sendAgainBody } from '@depot/contracts/admin';
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post } from '@nestjs/common';
import type * as z from 'zod';
import { OutboxMails } from './outbox-mails.js';

/** Emails that wait, were sent, or are kept because there is no mail server. */
@Controller('admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxMails) {}

  /**
   * Lists the newest 200 emails of all distributors.
   *
   * Waiting, sent and failed emails, with the answer of the mail server, and those that are KEPT because there is no
   * mail server. Activation and reset links are shown only if there is no mail server.
   *
   * @returns the emails, newest first.
   */
  @Get()
  @ReadRoute({ id: 'adminOutbox', allow: 'admin.section', provides: ['Outbox'], response: listOf(outboxMail) })
  async list() {
    return { list: await this.outbox.listNewest() };
  }

  /**
   * Sends a failed email again.
   *
   * It is sent within seconds, with its attachments. 404 if there is no such email; 409 INVALID_TRANSITION if it did
   * not fail, or contained a link that works once: the recipient requests a new link.
   *
   * @returns a confirmation message.
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
