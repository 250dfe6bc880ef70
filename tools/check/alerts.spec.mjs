import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, jest, test } from '@jest/globals';
import { findTestProgram } from '../prerequisites/debian-program.mjs';
import { root } from '../workspace-root.mjs';

// Prometheus evaluates hours of every alert.
jest.setTimeout(180_000);

const folder = join(root, 'docs/ops');
const promtool = findTestProgram('promtool');
const withPrometheus = promtool ? describe : describe.skip;
const names = async () =>
  [...(await readFile(join(folder, 'alerts.yml'), 'utf8')).matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

/** A series of one value for two hours, a sample each minute. */
const steady = (series, value) => ({ series, values: `${value}x120` });
/** A counter that grows by so much with each sample. */
const growing = (series, by) => ({ series, values: `0+${by}x120` });
const remote = 'remote="mf-orders",version="1.0.0-a"';
const loads = (outcome) => `remote_loads_total{${remote},outcome="${outcome}"}`;
const requests = (status) => `http_request_duration_seconds_count{route="/api/order",status="${status}"}`;
const bucket = (le) => `http_request_duration_seconds_bucket{route="/api/order",le="${le}"}`;
const phase = (le) => `remote_load_seconds_bucket{remote="mf-orders",phase="load",le="${le}"}`;
const prints = (outcome) => `document_prints_total{instance="one",outcome="${outcome}"}`;
const transactions = (outcome) => `db_transactions_total{outcome="${outcome}"}`;

/** For each alert an input that fires it, and one that does not. */
const cases = {
  RemoteDoesNotLoad: [
    [growing(loads('success'), 10), growing(loads('failed'), 2)],
    [growing(loads('success'), 10), growing(loads('failed'), 0)],
  ],
  RemoteThrows: [
    [growing(`remote_errors_total{${remote}}`, 2), growing(`remote_views_total{${remote}}`, 10)],
    [growing(`remote_errors_total{${remote}}`, 0), growing(`remote_views_total{${remote}}`, 10)],
  ],
  RemoteIsSlow: [
    [growing(phase(1), 1), growing(phase(5), 10), growing(phase('+Inf'), 10)],
    [growing(phase(1), 10), growing(phase(5), 10), growing(phase('+Inf'), 10)],
  ],
  RemoteWasChangedOnItsWay: [
    [growing(`remote_violations_total{${remote},rule="integrity"}`, 1)],
    [growing(`remote_violations_total{${remote},rule="integrity"}`, 0)],
  ],
  RemoteCannotBeRead: [
    [steady(`remote_version_unreadable{${remote}}`, 1)],
    [steady('remote_version_share_percent', 100)],
  ],
  RemoteIsBroken: [
    [steady(`remote_version_broken{${remote},team="Orders",by="services"}`, 1)],
    [steady('remote_version_share_percent', 100)],
  ],
  RolloutHalted: [
    [steady(`remote_halted_timestamp_seconds{${remote}}`, 7_000)],
    [steady(`remote_halted_timestamp_seconds{${remote}}`, 60)],
  ],
  RegistryIsUnknown: [
    [steady('remote_rollout_age_seconds{instance="one"}', 1e9), steady('db_ready_age_seconds{instance="one"}', 3)],
    [steady('remote_rollout_age_seconds{instance="one"}', 1e9), steady('db_ready_age_seconds{instance="one"}', 90)],
  ],
  DatabaseIsAway: [
    [steady('db_ready_age_seconds{instance="one"}', 1e9)],
    [steady('db_ready_age_seconds{instance="one"}', 6)],
  ],
  ClockIsWrong: [
    [steady('db_clock_offset_seconds{instance="one"}', -6)],
    [steady('db_clock_offset_seconds{instance="one"}', 0.4)],
  ],
  CertificateEndsSoon: [
    [steady('certificate_end_timestamp_seconds{host="depot.example"}', 13 * 86_400)],
    [steady('certificate_end_timestamp_seconds{host="depot.example"}', 60 * 86_400)],
  ],
  StockDrifts: [[steady('depot_stock_drift{kind="quantity"}', 3)], [steady('depot_stock_drift{kind="quantity"}', 0)]],
  StockDriftUnknown: [[steady('depot_stock_drift_age_seconds', 1000)], [steady('depot_stock_drift_age_seconds', 30)]],
  FailureNobodyHandled: [
    [steady('process_unhandled_failures_total{instance="one",kind="rejection"}', 1)],
    [steady('process_unhandled_failures_total{instance="one",kind="rejection"}', 0)],
  ],
  ProcessRestarts: [
    [{ series: 'process_start_time_seconds{instance="one"}', values: '0x112 1x1 2x1 3x4' }],
    [steady('process_start_time_seconds{instance="one"}', 1)],
  ],
  RequestsFail: [
    [growing(requests(200), 10), growing(requests(500), 1)],
    [growing(requests(200), 10), growing(requests(500), 0)],
  ],
  RequestsAreSlow: [
    [growing(bucket(0.5), 1), growing(bucket(5), 10), growing(bucket('+Inf'), 10)],
    [growing(bucket(0.5), 10), growing(bucket(5), 10), growing(bucket('+Inf'), 10)],
  ],
  RequestsWaitForTheDatabase: [
    [steady('db_pool_connections{instance="one",state="waiting"}', 4)],
    [steady('db_pool_connections{instance="one",state="waiting"}', 0)],
  ],
  ServiceIsDown: [[steady('up{job="depot",instance="one"}', 0)], [steady('up{job="depot",instance="one"}', 1)]],
  NobodyIsAsked: [[steady('up{job="other",instance="one"}', 1)], [steady('up{job="depot",instance="one"}', 1)]],
  DatabaseReruns: [
    [growing(transactions('committed'), 1000), growing(transactions('reruns'), 400)],
    [growing(transactions('committed'), 100), growing(transactions('reruns'), 1)],
  ],
  ReplicaIsBehind: [[steady('db_replica_age_seconds', 1e9)], [steady('db_replica_age_seconds', 2)]],
  DatabaseDiskIsFull: [[steady('db_disk_full', 1)], [steady('db_disk_full', 0)]],
  DiskIsNearlyFull: [[steady('disk_free_bytes{folder="/tmp"}', 1e9)], [steady('disk_free_bytes{folder="/tmp"}', 9e9)]],
  MailsWait: [[steady('outbox_oldest_seconds', 1000)], [steady('outbox_oldest_seconds', 10)]],
  MailsAreGivenUp: [
    [{ series: 'outbox_mails{status="FAILED"}', values: '2x100 3x20' }],
    [steady('outbox_mails{status="FAILED"}', 2)],
  ],
  MailsUnknown: [[steady('outbox_metrics_age_seconds', 1e9)], [steady('outbox_metrics_age_seconds', 20)]],
  BackupIsOverdue: [[steady('backup_age_seconds', 100_000)], [steady('backup_age_seconds', 80_000)]],
  BackupFails: [[{ series: 'backup_failures_total', values: '0x100 1x20' }], [steady('backup_failures_total', 0)]],
  PrintingFails: [
    [growing(prints('failed'), 1), growing(prints('printed'), 1)],
    [growing(prints('failed'), 0), growing(prints('printed'), 1)],
  ],
};

/**
 * Number of firing alerts of a name after nearly two hours of each input; a series for each process counts as one
 * alert.
 */
function testFile(inputs) {
  const tests = inputs.map(({ name, series, fires }) => ({
    interval: '1m',
    input_series: series,
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${name}",alertstate="firing"}) or vector(0)`,
        eval_time: '119m',
        exp_samples: [{ labels: '{}', value: fires ? 1 : 0 }],
      },
    ],
  }));
  return JSON.stringify({ rule_files: [join(folder, 'alerts.yml')], evaluation_interval: '1m', tests });
}

async function failuresOf(inputs) {
  const own = await mkdtemp(join(tmpdir(), 'depot-alerts-'));
  try {
    const file = join(own, 'tests.yml');
    await writeFile(file, testFile(inputs));
    const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' });
    return status === 0 ? '' : stdout + stderr;
  } finally {
    await rm(own, { recursive: true });
  }
}

test('there is a case for each alert, and each says what to do', async () => {
  expect(Object.keys(cases).sort()).toEqual((await names()).sort());
  const text = await readFile(join(folder, 'alerts.yml'), 'utf8');
  expect(text.match(/^ {10}action: \S/gm)).toHaveLength(Object.keys(cases).length);
});

withPrometheus('Prometheus', () => {
  it('takes the rules and the example of a scrape', () => {
    expect(() =>
      execFileSync(promtool, ['check', 'rules', join(folder, 'alerts.yml')], { stdio: 'pipe' }),
    ).not.toThrow();
    const syntax = ['check', 'config', '--syntax-only', join(folder, 'prometheus.yml')];
    expect(() => execFileSync(promtool, syntax, { stdio: 'pipe' })).not.toThrow();
  });

  it('tells of a database that is away within a minute', async () => {
    const file = await readFile(join(folder, 'prometheus.yml'), 'utf8');
    const seconds = (name) => Number(new RegExp(`${name}: (\\d+)s`).exec(file)[1]);
    // Away from the fifth second on; a process looks every five seconds, and Prometheus meets the worst moment.
    const [scrape, evaluation] = [seconds('scrape_interval'), seconds('evaluation_interval')];
    expect(5 + 20 + scrape + evaluation).toBeLessThanOrEqual(60);
  });

  it('fires each alert where it is due, and none where all is well', async () => {
    const inputs = Object.entries(cases).flatMap(([name, [wrong, well]]) => [
      { name, series: wrong, fires: true },
      { name, series: well, fires: false },
    ]);
    expect(await failuresOf(inputs)).toBe('');
    const [name, [, well]] = Object.entries(cases)[0];
    expect(await failuresOf([{ name, series: well, fires: true }])).toContain(name);
  });
});
