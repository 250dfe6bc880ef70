import type { TelemetryBatch } from '@depot/contracts/deployments';
import { ScheduledTasks } from '@depot/node-platform';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { FigureRepository } from './figure.repository.js';
import type { KnownVersions } from './known-versions.js';
import type { MinuteFigure } from './minute-figures.js';
import type { RemoteMetrics } from './remote-metrics.js';
import type { RolloutVotes } from './rollout-votes.js';
import { TelemetryService } from './telemetry.service.js';

const batch: TelemetryBatch = { events: [{ remote: 'mf-orders', version: '1.0.0', figure: 'view' }] };

const telemetryWith = (add: (rows: readonly MinuteFigure[]) => Promise<void>) =>
  new TelemetryService(
    {
      getChannels: async () => new Map([['mf-orders@1.0.0', 'stable']]),
      isTriedBy: () => false,
    } as unknown as KnownVersions,
    { add } as unknown as FigureRepository,
    { observe: () => undefined } as unknown as RemoteMetrics,
    { store: () => Promise.resolve() } as unknown as RolloutVotes,
    new ScheduledTasks(),
  );

afterEach(() => void jest.useRealTimers());

test('what is told last is written down before the process ends', async () => {
  const rows: MinuteFigure[] = [];
  const telemetry = telemetryWith(async (added) => void rows.push(...added));
  for (const write of ['beforeApplicationShutdown', 'onApplicationShutdown'] as const) {
    await telemetry.acceptBatch(batch);
    await telemetry[write]();
  }
  const told = { remote: 'mf-orders', figure: 'view', count: 1 };
  expect(rows).toMatchObject([told, told]);
});

test('a process ends also where the database refuses it, or never answers', async () => {
  await telemetryWith(() => Promise.reject(new Error('away'))).onApplicationShutdown();
  jest.useFakeTimers();
  const ending = telemetryWith(() => new Promise(() => undefined)).onApplicationShutdown();
  await jest.advanceTimersByTimeAsync(10_000);
  await ending;
});
