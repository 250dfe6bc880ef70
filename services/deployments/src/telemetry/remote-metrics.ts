import { type Channel, type TelemetryCount, telemetryCounts, type TelemetryEvent } from '@depot/contracts/deployments';
import { METRICS } from '@depot/node-http';
import { Inject, Injectable } from '@nestjs/common';
import { Counter, Histogram, type Registry } from 'prom-client';
import { bounds } from './buckets.js';

const labelNames = ['remote', 'version', 'channel'] as const;
type Labels = Record<(typeof labelNames)[number], string>;

const phases = { msManifest: 'manifest', msEntry: 'entry', msScreen: 'screen', msLoad: 'load' } as const;
const outcomes: Partial<Record<TelemetryCount, string>> = {
  load: 'success',
  failureManifest: 'manifest',
  failureEntry: 'entry',
  failureScreen: 'screen',
};
const errors: Partial<Record<TelemetryCount, string>> = {
  errorRender: 'render',
  errorAsync: 'async',
  errorReported: 'reported',
};
const violations: Partial<Record<TelemetryCount, string>> = { cspViolation: 'csp', integrityViolation: 'integrity' };
const counts: ReadonlySet<string> = new Set(telemetryCounts);
const isCount = (figure: string): figure is TelemetryCount => counts.has(figure);

/**
 * What browsers tell this process, for Prometheus. Versions without users share one label, so that their number stays
 * small.
 */
@Injectable()
export class RemoteMetrics {
  private readonly loads;
  private readonly views;
  private readonly errors;
  private readonly violations;
  private readonly phases;
  private readonly vitals;

  constructor(@Inject(METRICS) registry: Registry) {
    const of = <L extends string>(name: string, help: string, ...more: L[]) => ({
      name,
      help,
      labelNames: [...labelNames, ...more],
      registers: [registry],
    });
    const buckets = bounds.map((bound) => bound / 1000);
    this.loads = new Counter(
      of('remote_loads_total', 'Screens of remotes that came, or the phase in which they failed.', 'outcome'),
    );
    this.views = new Counter(of('remote_views_total', 'Screens of remotes that were opened.'));
    this.errors = new Counter(
      of('remote_errors_total', 'Views of remotes in which something was thrown, by where.', 'kind'),
    );
    this.violations = new Counter(
      of('remote_violations_total', 'What browsers refused to load or run, by the rule.', 'rule'),
    );
    this.phases = new Histogram({
      ...of('remote_load_seconds', 'Time of loading a screen, whole and by phase.', 'phase'),
      buckets,
    });
    this.vitals = new Histogram({
      ...of('remote_web_vitals', 'Web vitals in seconds; CLS has no unit.', 'vital'),
      buckets,
    });
  }

  observe({ remote, version, figure, value }: TelemetryEvent, channel: Channel): void {
    const labels: Labels = { remote, version: channel === 'retired' ? 'retired' : version, channel };
    if (isCount(figure)) this.count(figure, labels);
    else if (value !== undefined && figure in phases)
      this.phases.observe({ ...labels, phase: phases[figure as keyof typeof phases] }, value / 1000);
    else if (value !== undefined) this.vitals.observe({ ...labels, vital: figure }, value / 1000);
  }

  private count(figure: TelemetryCount, labels: Labels): void {
    const [outcome, kind, rule] = [outcomes[figure], errors[figure], violations[figure]];
    if (figure === 'view') this.views.inc(labels);
    else if (outcome) this.loads.inc({ ...labels, outcome });
    else if (kind) this.errors.inc({ ...labels, kind });
    else if (rule) this.violations.inc({ ...labels, rule });
  }
}
