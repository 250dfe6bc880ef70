import { healthQuery, versionHealth } from '@depot/contracts/deployments';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import type * as z from 'zod';
import { HealthService } from './health.service.js';

/** Minutes that are told where nobody asks for others. */
const anHour = 60;

@Controller('remotes')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Loads, errors and times of every version within the last minutes. */
  @Get('health')
  @ReadRoute({ id: 'deploymentsHealth', allow: 'admin.section', response: listOf(versionHealth) })
  async read(@Query({ schema: healthQuery }) { minutes = anHour }: z.output<typeof healthQuery>) {
    return { list: await this.health.lately(minutes) };
  }
}
