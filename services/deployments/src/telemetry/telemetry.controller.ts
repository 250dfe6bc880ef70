import { telemetryAccepted, telemetryBatch, type TelemetryBatch } from '@depot/contracts/deployments';
import { Command } from '@depot/node-http';
import { Body, Controller, Ip, Post } from '@nestjs/common';
import { BatchThrottle } from './batch-throttle.js';
import { TelemetryService } from './telemetry.service.js';

@Controller('remotes')
export class TelemetryController {
  constructor(
    private readonly telemetry: TelemetryService,
    private readonly throttle: BatchThrottle,
  ) {}

  /** What a browser tells of the remotes it has loaded. Names no person; whoever is not signed in may tell as well. */
  @Post('telemetry')
  @Command({ id: 'deploymentsTelemetry', allow: 'public', answers: telemetryAccepted, status: 202, transaction: false })
  async tell(@Body({ schema: telemetryBatch }) batch: TelemetryBatch, @Ip() address: string) {
    this.throttle.check(address);
    return { obj: { accepted: await this.telemetry.take(batch) } };
  }
}
