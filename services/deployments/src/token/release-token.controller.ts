import {
  createdReleaseToken,
  endReleaseTokenQuery,
  releaseMessages,
  releaseToken,
  releaseTokenBody,
  type ReleaseTokenRequest,
} from '@depot/contracts/deployments';
import { enumerated, translate } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, currentSession, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import type * as z from 'zod';
import { ReleaseTokenService } from './release-token.service.js';

@Controller('remotes/tokens')
export class ReleaseTokenController {
  constructor(private readonly tokens: ReleaseTokenService) {}

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
   * request with the same `Idempotency-Key` is answered without it.
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
    return { obj: created };
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
