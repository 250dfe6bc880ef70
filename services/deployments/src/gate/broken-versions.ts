import { METRICS } from '@depot/node-http';
import { ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { describeBroken } from '../shell/compatibility.js';
import { ReleaseGate } from './release-gate.js';

const everyMs = 60_000;

/**
 * Raises the alarm for versions that users have and that the services of this process, or the shell with which it came,
 * would break.
 */
@Injectable()
export class BrokenVersions {
  private readonly logger = new Logger('Releases');
  private readonly gauge;
  private known = '';

  constructor(
    private readonly gate: ReleaseGate,
    @Inject(METRICS) registry: Registry,
    tasks: ScheduledTasks,
  ) {
    this.gauge = new Gauge({
      name: 'remote_version_broken',
      help:
        'Versions that users have and that lack something of the services of this process, or of the shell with ' +
        'which it came and which it therefore does not serve: 1 for each.',
      labelNames: ['remote', 'version', 'team', 'by'],
      registers: [registry],
    });
    tasks.add({ name: 'broken versions', everyMs, firstAfterMs: 0, run: () => this.checkVersions() });
  }

  /**
   * Logs versions that the services break, once while the list stays the same. The shell is logged when it is not
   * served.
   */
  async checkVersions(): Promise<void> {
    const [services, shell] = [await this.gate.listBrokenByServices(), await this.gate.listBrokenByOwnShell()];
    const text = describeBroken(services);
    if (text && text !== this.known)
      this.logger.error(`The services of this process break what users have: ${text}. Release these remotes anew.`);
    this.known = text;
    this.gauge.reset();
    for (const { remote, version, team } of services) this.gauge.set({ remote, version, team, by: 'services' }, 1);
    for (const { remote, version, team } of shell) this.gauge.set({ remote, version, team, by: 'shell' }, 1);
  }
}
