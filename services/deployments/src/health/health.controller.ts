import { healthQuery, versionHealth } from '@depot/contracts/deployments';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { selectReleasable } from '../token/releaser.js';
import { HealthService } from './health.service.js';

/** Minutes that are reported by default. */
const anHour = 60;

@Controller('remotes')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /**
   * Reads how the versions of remotes do: loads, errors and times.
   *
   * Of the last `minutes` (5 to 10,080; 60 where left out), as browsers told it. Versions without users are
   * included only if browsers reported them. Rates are from 0 to 1; `p75` is the 75th percentile in ms, of CLS in
   * thousandths. A release token sees its own remotes only.
   *
   * @returns the versions, each with its totals and a series of equal steps.
   */
  @Get('health')
  @ReadRoute({
    id: 'deploymentsHealth',
    allow: 'admin.section',
    provides: ['Remote'],
    releaseToken: true,
    response: listOf(versionHealth),
  })
  async read(@Query({ schema: healthQuery }) { minutes = anHour }: z.output<typeof healthQuery>) {
    return { list: selectReleasable(await this.health.listHealth(minutes)) };
  }
}
