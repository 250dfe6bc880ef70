import {
  endOverrideQuery,
  maxOverrideMs,
  overrideBody,
  overrideMessages,
  type OverrideRequest,
  overrides,
} from '@depot/contracts/deployments';
import { translate } from '@depot/contracts/errors';
import { messageOnly } from '@depot/contracts/wire';
import { currentLanguage, currentSession, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { OverrideService } from './override.service.js';
import { PageOrigins } from './page-origins.js';

@Controller('remotes')
export class OverrideController {
  constructor(
    private readonly overrides: OverrideService,
    private readonly pages: PageOrigins,
  ) {}

  /**
   * Lists the remotes that this session takes from elsewhere, and the allowed origins.
   *
   * `until` is in epoch ms. In an allowed origin `*` stands for any port.
   *
   * @returns the overrides of this session, and the origins from which it may take remotes.
   */
  @Get('override')
  @ReadRoute({ id: 'deploymentsOverrides', allow: 'admin.section', response: overrides })
  async list() {
    return { list: await this.overrides.findBySession(currentSession()), allowed: this.overrides.allowed };
  }

  /**
   * Takes a remote from a developer's machine, for this session alone.
   *
   * For `minutes`, 480 at most and where left out; replaces what the session has for that remote. Sets a cookie by
   * which the page may load from there. 400 VALIDATION where the origin is not allowed. The remote may be one that
   * was never released.
   *
   * @returns a message.
   */
  @Post('override')
  @Command({
    id: 'deploymentsOverride',
    allow: 'admin.edit',
    invalidates: ['ActivityLog'],
    response: messageOnly,
    localizedMessage: overrideMessages.startedActivity,
    status: 201,
  })
  async start(
    @Body({ schema: overrideBody }) request: OverrideRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { remote, origin } = await this.overrides.start(request);
    const minutes = request.minutes ?? maxOverrideMs;
    this.pages.setCookie(reply);
    describeActivity({ remote, origin, minutes });
    return { message: translate(overrideMessages.started, currentLanguage(), { remote, origin }) };
  }

  /**
   * Goes back to the released version of a remote.
   *
   * Ends the override of this session, or the user's preview. 404 where there is neither.
   *
   * @returns a message.
   */
  @Delete('override')
  @Command({
    id: 'deploymentsEndOverride',
    allow: 'account.own',
    invalidates: ['ActivityLog'],
    response: messageOnly,
    localizedMessage: overrideMessages.endedActivity,
    inViewOnly: true,
  })
  async end(@Query({ schema: endOverrideQuery }) { remote }: z.output<typeof endOverrideQuery>) {
    await this.overrides.end(remote);
    describeActivity({ remote });
    return { message: translate(overrideMessages.ended, currentLanguage(), { remote }) };
  }
}
