import type { VersionHealth } from '@depot/contracts/deployments';
import { Injectable } from '@nestjs/common';
import { FigureRepository } from '../telemetry/figure.repository.js';
import { KnownVersions } from '../telemetry/known-versions.js';
import { minute } from '../telemetry/minute-figures.js';
import { buildSeries, computeMarks, isOfVersion, type Known, seriesFigures, sumTotals } from './summaries.js';

/** Points of a series. */
const points = 60;

/** How each version of each remote does, as browsers tell it. */
@Injectable()
export class HealthService {
  constructor(
    private readonly figures: FigureRepository,
    private readonly known: KnownVersions,
  ) {}

  /** Versions that have users, and others that were heard of within the last minutes. */
  async listHealth(minutes: number, now = Date.now()): Promise<VersionHealth[]> {
    const length = Math.max(1, Math.ceil(minutes / points));
    const last = Math.floor(now / minute / length);
    const first = last - Math.ceil(minutes / length) + 1;
    const [sums, steps, channels] = await Promise.all([
      this.figures.sumFigures(first * length),
      this.figures.countSteps(first * length, length, seriesFigures),
      this.known.getChannels(),
    ]);
    const known = [...channels].map(([key, channel]): Known => ({ ...parseKey(key), channel }));
    return known
      .map(({ remote, version, channel }) => {
        const own = sums.filter(isOfVersion(remote, version));
        const line = buildSeries(steps.filter(isOfVersion(remote, version)), first, last, length * minute);
        return { remote, version, channel, ...sumTotals(own), p75: computeMarks(own), series: line };
      })
      .filter(({ channel, loads, failures, views }) => channel !== 'retired' || loads + failures + views > 0);
  }
}

function parseKey(key: string): { remote: string; version: string } {
  const [remote = '', version = ''] = key.split('@');
  return { remote, version };
}
