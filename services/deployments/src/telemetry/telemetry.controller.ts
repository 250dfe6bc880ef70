import { telemetryAccepted, type TelemetryBatch, telemetryBatch } from '@depot/contracts/deployments';
import { ClientAddress, Command, findNetwork } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { BatchThrottle } from './batch-throttle.js';
import { TelemetryService } from './telemetry.service.js';

@Controller('remotes')
export class TelemetryController {
  constructor(
    private readonly telemetry: TelemetryService,
    private readonly throttle: BatchThrottle,
  ) {}

  /**
   * Accepts a browser's metrics of the remotes that it has loaded.
   *
   * Contains no personal data and needs no session. At most 100 events; those about versions that were
   * never published are dropped. 429 TOO_MANY_REQUESTS beyond 600 messages a minute from one network.
   *
   * @returns how many of the events were taken.
   */
  @Post('telemetry')
  @Command({
    id: 'deploymentsTelemetry',
    allow: 'public',
    invalidates: 'nothing',
    response: telemetryAccepted,
    status: 202,
    transaction: false,
    isLogged: false,
  })
  async publish(@Body({ schema: telemetryBatch }) batch: TelemetryBatch, @ClientAddress() address: string) {
    this.throttle.check(findNetwork(address));
    return { obj: { accepted: await this.telemetry.acceptBatch(batch) } };
  }
}
