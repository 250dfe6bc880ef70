import {
  type ThrownErrorBatch,
  thrownErrorBatch,
  thrownErrorGroup,
  thrownErrorsAccepted,
  thrownErrorsQuery,
} from '@depot/contracts/deployments';
import { listOf } from '@depot/contracts/wire';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type * as z from 'zod';
import { assertMayRelease } from '../token/releaser.js';
import { CollectThrownErrors } from './collect-thrown-errors.js';
import { ThrownErrorRepository } from './thrown-error.repository.js';

@Controller('remotes/errors')
export class ThrownErrorController {
  constructor(
    private readonly collect: CollectThrownErrors,
    private readonly errors: ThrownErrorRepository,
  ) {}

  /**
   * Lists the errors that a remote threw in browsers, latest first.
   *
   * At most 50 groups of equal errors, of one version or of all; `reference` finds the group of one report. Files and
   * lines are those of the source if the version was published with source maps. Times are in epoch ms. A release token
   * suffices for its own remotes; 403 for others.
   *
   * @returns the groups.
   */
  @Get()
  @ReadRoute({
    id: 'deploymentsErrors',
    allow: 'admin.section',
    provides: ['Remote'],
    releaseToken: true,
    response: listOf(thrownErrorGroup),
  })
  async list(@Query({ schema: thrownErrorsQuery }) query: z.output<typeof thrownErrorsQuery>) {
    assertMayRelease(query.remote);
    return { list: await this.errors.list(query) };
  }

  /**
   * Accepts errors that remotes threw in the user's browser.
   *
   * At most 10 errors. Each is counted once by its `reference`. Errors of versions that the user was not given are
   * dropped, as are those beyond 200 different ones of a version. Numbers, quoted text and addresses are removed from
   * messages. 429 TOO_MANY_REQUESTS beyond 30 messages a minute of one user.
   *
   * @returns how many of the errors were stored.
   */
  @Post()
  @Command({
    id: 'deploymentsReportErrors',
    allow: 'account.own',
    invalidates: 'nothing',
    response: thrownErrorsAccepted,
    status: 202,
    isLogged: false,
    inViewOnly: true,
  })
  async report(@Body({ schema: thrownErrorBatch }) { errors }: ThrownErrorBatch) {
    return { obj: { accepted: await this.collect.execute(errors) } };
  }
}
