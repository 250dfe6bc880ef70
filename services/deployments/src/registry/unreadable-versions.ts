import { METRICS } from '@depot/node-http';
import { ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import type { UnreadableVersion } from '../version/read-version.js';
import { ReleaseRepository } from '../version/release.repository.js';

const everyMs = 30_000;

/** Raises the alarm for versions that have users and cannot be read in the registry, which leaves them out. */
@Injectable()
export class UnreadableVersions {
  private readonly logger = new Logger('Registry');
  private readonly gauge;
  private known: ReadonlySet<string> = new Set();

  constructor(
    private readonly versions: ReleaseRepository,
    @Inject(METRICS) registry: Registry,
    tasks: ScheduledTasks,
  ) {
    this.gauge = new Gauge({
      name: 'remote_version_unreadable',
      help: 'Versions that have users, and that the registry leaves out because their row cannot be read: 1 for each.',
      labelNames: ['remote', 'version'],
      registers: [registry],
    });
    tasks.add({ name: 'unreadable versions', everyMs, firstAfterMs: 0, run: () => this.checkVersions() });
  }

  /** Each is told once in the log for as long as it stays so. */
  async checkVersions(): Promise<void> {
    const found = (await this.versions.listUnreadable()).map((each) => ({ ...each, text: describeVersions(each) }));
    for (const { text } of found) if (!this.known.has(text)) this.logger.error(text);
    this.known = new Set(found.map(({ text }) => text));
    this.gauge.reset();
    for (const { remote, version } of found) this.gauge.set({ remote, version }, 1);
  }
}

const describeVersions = ({ remote, version, reason }: UnreadableVersion) =>
  `${remote} ${version} cannot be read in the registry and is left out (${reason}). ` +
  'Promote another version of it, or restore a backup.';
