import {
  changedNotices,
  createdReleaseToken,
  endReleaseTokenQuery,
  releaseMessages,
  type ReleaseNotices,
  releaseNoticesBody,
  releaseToken,
  releaseTokenBody,
  type ReleaseTokenRequest,
} from '@depot/contracts/deployments';
import { enumerated, translate } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, currentSession, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import type * as z from 'zod';
import { SendHaltNotices } from '../notice/send-halt-notices.js';
import { ReleaseTokenService } from './release-token.service.js';

@Controller('remotes/tokens')
export class ReleaseTokenController {
  constructor(
    private readonly tokens: ReleaseTokenService,
    private readonly notices: SendHaltNotices,
  ) {}

  /**
   * Lists the release tokens that are valid, newest first, without their secrets.
   *
   * Times are in epoch ms.
   *
   * @returns the tokens.
   */
  @Get()
  @ReadRoute({
    id: 'deploymentsTokens',
    allow: 'admin.section',
    provides: ['ReleaseToken'],
    response: listOf(releaseToken),
  })
  async list() {
    return { list: await this.tokens.list() };
  }

  /**
   * Makes a token with which a team releases its remotes.
   *
   * It is valid for `days`, 730 at most, 365 where left out. The token itself stands in this answer alone; a repeated
   * request with the same `Idempotency-Key` is answered without it. `noticeEmail` and `noticeUrl` are told when a
   * version of its remotes is halted automatically; 400 VALIDATION for a `noticeUrl` that the internet does not reach.
   *
   * @returns the token with its secret.
   */
  @Post()
  @Command({
    id: 'deploymentsCreateToken',
    allow: 'admin.edit',
    invalidates: ['ReleaseToken', 'ActivityLog'],
    response: objOf(createdReleaseToken),
    localizedMessage: releaseMessages.tokenActivity,
    status: 201,
  })
  async create(@Body({ schema: releaseTokenBody }) request: ReleaseTokenRequest) {
    const created = await this.tokens.create(request, currentSession().displayName);
    describeActivity({ name: created.name, remotes: enumerated(created.remotes) });
    return { obj: { ...created, noticeSecret: this.secretFor(created) } };
  }

  /**
   * Changes who is told when a version of a token's remotes is halted automatically.
   *
   * By mail, by a signed POST to an https address, both or neither. 400 VALIDATION for an address that the internet
   * does not reach, 404 where the token has ended or expired, or does not exist.
   *
   * @returns the key of the webhook's signatures.
   */
  @Put()
  @Command({
    id: 'deploymentsSetNotices',
    allow: 'admin.edit',
    invalidates: ['ReleaseToken', 'ActivityLog'],
    response: changedNotices,
    localizedMessage: releaseMessages.noticesActivity,
  })
  async setNotices(@Body({ schema: releaseNoticesBody }) request: ReleaseNotices) {
    const name = await this.tokens.setNotices(request);
    describeActivity({ name });
    const message = translate(releaseMessages.noticesSet, currentLanguage(), { name });
    return { obj: { noticeSecret: this.secretFor(request) }, message };
  }

  private secretFor({ id, noticeUrl }: Pick<ReleaseNotices, 'id' | 'noticeUrl'>): string | null {
    return noticeUrl === null ? null : this.notices.findSecret(id);
  }

  /**
   * Ends a release token at once.
   *
   * 404 where it has ended or expired, or does not exist.
   *
   * @returns a message.
   */
  @Delete()
  @Command({
    id: 'deploymentsEndToken',
    allow: 'admin.edit',
    invalidates: ['ReleaseToken', 'ActivityLog'],
    response: messageOnly,
    localizedMessage: releaseMessages.tokenEndedActivity,
  })
  async end(@Query({ schema: endReleaseTokenQuery }) { id }: z.output<typeof endReleaseTokenQuery>) {
    const name = await this.tokens.end(id);
    describeActivity({ name });
    return { message: translate(releaseMessages.tokenEnded, currentLanguage(), { name }) };
  }
}
