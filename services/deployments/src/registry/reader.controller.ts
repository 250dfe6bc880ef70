import { readerQuery, readerVersion } from '@depot/contracts/deployments';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { ExplainVersions } from './explain-versions.js';

@Controller('remotes')
export class ReaderController {
  constructor(private readonly explanations: ExplainVersions) {}

  /**
   * Explains which version of each remote a user gets.
   *
   * `user` is the email address of a user of any distributor; 404 where no user signs in with it. A `target` goes
   * before the share, and the share before the default. Development overrides belong to a session and are left out.
   *
   * @returns the versions, each with its reason.
   */
  @Get('reader')
  @ReadRoute({ id: 'deploymentsReader', allow: 'admin.section', provides: ['Remote'], response: listOf(readerVersion) })
  async read(@Query({ schema: readerQuery }) { user }: z.output<typeof readerQuery>) {
    return { list: await this.explanations.execute(user) };
  }
}
