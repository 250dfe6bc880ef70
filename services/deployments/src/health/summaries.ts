import {
  type Channel,
  type TelemetryCount,
  telemetryCounts,
  telemetryTimings,
  type VersionHealth,
} from '@depot/contracts/deployments';
import { computeThreeQuarters } from '../telemetry/buckets.js';
import type { FigureSum, StepCount } from '../telemetry/figure.repository.js';

const failures: readonly TelemetryCount[] = ['failureManifest', 'failureEntry', 'failureScreen'];
const errors: readonly TelemetryCount[] = ['errorRender', 'errorAsync', 'errorReported'];
const violations: readonly TelemetryCount[] = ['cspViolation', 'integrityViolation'];

/** Metrics of a series. */
export const seriesFigures: readonly TelemetryCount[] = ['load', 'view', ...failures, ...errors];

type Counts = VersionHealth['counts'];
const sum = (counts: Counts, figures: readonly TelemetryCount[]) =>
  figures.reduce((total, name) => total + (counts[name] ?? 0), 0);
const computeShare = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : null);

/** How one version did, by its sums. */
export function sumTotals(figures: readonly FigureSum[]) {
  const isCount = (name: string): name is TelemetryCount => telemetryCounts.some((known) => known === name);
  const counts: Counts = Object.fromEntries(
    figures.filter(({ figure }) => isCount(figure)).map(({ figure, count }) => [figure, count]),
  );
  const [loads, failed, views, wrong] = [
    counts.load ?? 0,
    sum(counts, failures),
    counts.view ?? 0,
    sum(counts, errors),
  ];
  return {
    loads,
    failures: failed,
    success: computeShare(loads, loads + failed),
    views,
    errors: wrong,
    errorRate: computeShare(wrong, views),
    violations: sum(counts, violations),
    counts,
  };
}

/** The three-quarter marks of a version's timings. */
export function computeMarks(figures: readonly FigureSum[]): VersionHealth['p75'] {
  return Object.fromEntries(
    telemetryTimings.flatMap((name) => {
      const found = figures.find(({ figure }) => figure === name);
      return found ? [[name, computeThreeQuarters(found.classes) ?? null]] : [];
    }),
  );
}

/** Counts of a version, step by step without gaps. `stepMs` is the length of a step. */
export function buildSeries(
  counts: readonly StepCount[],
  first: number,
  last: number,
  stepMs: number,
): VersionHealth['series'] {
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const here: Counts = Object.fromEntries(
      counts.filter(({ step }) => Number(step) === first + place).map(({ figure, count }) => [figure, count]),
    );
    return {
      time: (first + place) * stepMs,
      loads: here.load ?? 0,
      failures: sum(here, failures),
      views: here.view ?? 0,
      errors: sum(here, errors),
    };
  });
}

/** What belongs to a version. */
export const isOfVersion =
  (remote: string, version: string) =>
  (row: { remote: string; version: string }): boolean =>
    row.remote === remote && row.version === version;

export interface Known {
  remote: string;
  version: string;
  channel: Channel;
}
