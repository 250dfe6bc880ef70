import {
  endLinkQuery,
  linkBody,
  type LinkRequest,
  openedLink,
  openLinkBody,
  releaseMessages,
  remoteLink,
} from '@depot/contracts/deployments';
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { assertMayRelease, selectReleasable } from '../token/releaser.js';
import { PageOrigins } from './page-origins.js';
import { RemoteLinkService } from './remote-link.service.js';

@Controller('remotes/links')
export class RemoteLinkController {
  constructor(
    private readonly links: RemoteLinkService,
    private readonly pages: PageOrigins,
  ) {}

  /**
   * Lists the links to remotes that have not ended, newest first.
   *
   * Times are in epoch ms. A release token sees its own remotes only.
   *
   * @returns the links.
   */
  @Get()
  @ReadRoute({
    id: 'deploymentsLinks',
    allow: 'admin.section',
    provides: ['Remote'],
    releaseToken: true,
    response: listOf(remoteLink),
  })
  async list() {
    return { list: selectReleasable(await this.links.list()) };
  }

  /**
   * Makes a link with which one user opens a remote for themselves.
   *
   * Either a published `version`, as a preview (for `minutes`, 10,080 at most, 1,440 where left out), or a remote in
   * development at an `origin` (480 at most and where left out). `user` is the email address of a user of any
   * distributor; the link works for that user alone, once signed in. A release token suffices for its own remotes; 403
   * for others. Links of a token end with it.
   *
   * 400 VALIDATION where no user signs in with the address, the origin is not allowed, or the version does not go with
   * the shells and services that run; 404 where it was never published; 409 DUPLICATE where a route of it belongs to
   * another remote.
   *
   * @returns the link.
   */
  @Post()
  @Command({
    id: 'deploymentsCreateLink',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    releaseToken: true,
    response: objOf(remoteLink),
    localizedMessage: releaseMessages.linkActivity,
    status: 201,
  })
  async create(@Body({ schema: linkBody }) request: LinkRequest) {
    assertMayRelease(request.remote);
    const link = await this.links.create(request);
    describeActivity({ remote: link.remote, subject: link.version ?? link.origin ?? '', user: link.user });
    return { obj: link, message: translate(releaseMessages.linkMade, currentLanguage(), { user: link.user }) };
  }

  /**
   * Opens a link for the user who is signed in.
   *
   * A preview counts for all sessions of the user, a remote in development for this session, each until the link ends.
   * 404 where the link has ended or is for another user.
   *
   * @returns the remote and its first page.
   */
  @Post('open')
  @Command({
    id: 'deploymentsOpenLink',
    allow: 'account.own',
    invalidates: ['ActivityLog'],
    response: openedLink,
    localizedMessage: releaseMessages.linkOpenedActivity,
    inViewOnly: true,
  })
  async open(
    @Body({ schema: openLinkBody }) { id }: z.output<typeof openLinkBody>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const opened = await this.links.open(id);
    this.pages.setCookie(reply);
    describeActivity({ remote: opened.remote });
    return { obj: opened, message: translate(releaseMessages.linkOpened, currentLanguage(), { ...opened }) };
  }

  /**
   * Ends a link, and what it opened.
   *
   * 404 where it has ended. A release token suffices for its own remotes; 403 for others.
   *
   * @returns a message.
   */
  @Delete()
  @Command({
    id: 'deploymentsEndLink',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    releaseToken: true,
    response: messageOnly,
    localizedMessage: releaseMessages.linkEndedActivity,
  })
  async end(@Query({ schema: endLinkQuery }) { id }: z.output<typeof endLinkQuery>) {
    assertMayRelease((await this.links.getLink(id)).remote);
    const { remote, user } = await this.links.end(id);
    describeActivity({ remote, user });
    return { message: translate(releaseMessages.linkEnded, currentLanguage(), { user }) };
  }
}
