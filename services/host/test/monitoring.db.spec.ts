import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Db } from '@depot/node-database';
import { METRICS } from '@depot/node-http';
import { OutboxSweep } from '@depot/node-platform';
import type { TestApp } from '@depot/node-testing';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { CertificateWatch } from '../src/certificate-watch.js';
import { DatabaseWatch } from '../src/database-watch.js';
import { OperationMetrics } from '../src/operation-metrics.js';

const folder = join(import.meta.dirname, '../../../docs/ops');
const words = new Set(['by', 'and', 'or', 'unless', 'on', 'ignoring', 'le', 'without', 'offset']);

/** Names of the metrics that a query asks for: identifiers that are no function, label, or word of the language. */
function metricsOf(query: string): string[] {
  const bare = query
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|on)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name).filter((name) => !words.has(name));
}

interface Dashboard {
  annotations: { list: { expr: string }[] };
  panels: { title: string; targets: { expr: string }[] }[];
}

async function queries(): Promise<string[]> {
  const dashboard = JSON.parse(await readFile(join(folder, 'grafana-dashboard.json'), 'utf8')) as Dashboard;
  const alerts = await readFile(join(folder, 'alerts.yml'), 'utf8');
  const lines = [...alerts.matchAll(/^ +expr: (?!\|)(.+)$/gm)].map(([, line = '']) => line);
  const blocks = [...alerts.matchAll(/^( +)expr: \|\n((?:\1 +.+\n)+)/gm)].map(([, , block = '']) => block);
  const panels = dashboard.panels.flatMap(({ targets }) => targets);
  return [...[...panels, ...dashboard.annotations.list].map(({ expr }) => expr), ...lines, ...blocks];
}

let app: TestApp;
let metrics: OperationMetrics;
let database: DatabaseWatch;
let replicaAge = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  app = await wholeProduct();
  const folders = { BACKUP_FOLDER: tmpdir(), REMOTES_FOLDER: tmpdir() };
  metrics = new OperationMetrics(app.app.get(METRICS, { strict: false }), folders);
  metrics.watchReplica(() => replicaAge);
  database = new DatabaseWatch(app.app.get(Db, { strict: false }), app.app.get(METRICS, { strict: false }));
  new CertificateWatch(new URL('https://depot.test'), app.app.get(METRICS, { strict: false }));
});
afterAll(() => app.close());

test('the dashboard and the alerts ask for metrics that exist', async () => {
  const told = (await app.operations().get<string>('/metrics')).body;
  // `up` is Prometheus' own: whether a process answered.
  const known = new Set(['up', ...[...told.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '']) => name)]);
  const asked = (await queries()).flatMap(metricsOf);
  expect(asked.length).toBeGreaterThan(20);
  const exists = (name: string) => known.has(name) || known.has(name.replace(/_(bucket|sum|count)$/, ''));
  expect([...new Set(asked)].filter((name) => !exists(name))).toEqual([]);
});

async function value(line: string): Promise<number> {
  const told = (await app.operations().get<string>('/metrics')).body;
  const found = told.split('\n').find((text) => text.startsWith(`${line} `));
  return Number(found?.split(' ')[1]?.replace('Inf', 'Infinity'));
}

test('the database is told with the age of its last sign of life, and with its clock', async () => {
  expect(await value('db_ready_age_seconds')).toBe(Number.POSITIVE_INFINITY);
  await database.checkDatabase();
  expect(await value('db_ready_age_seconds')).toBeLessThan(60);
  expect(Math.abs(await value('db_clock_offset_seconds'))).toBeLessThan(1);
  const right = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => right() + 90_000);
  await database.checkDatabase();
  jest.restoreAllMocks();
  expect(Math.abs((await value('db_clock_offset_seconds')) - 90)).toBeLessThan(1);
});

test('the outbox, backups and disks are told, with the age of what was read', async () => {
  expect(await value('outbox_metrics_age_seconds')).toBe(Number.POSITIVE_INFINITY);
  metrics.note(await app.app.get(OutboxSweep, { strict: false }).countBacklog());
  const before = await value('outbox_mails{status="WAITING"}');
  await app.database.dataSource.query(
    `INSERT INTO outbox (kind, payload, status, created_at, next_at)
     VALUES ('mail', '{}', 'WAITING', ?, 0), ('mail', '{}', 'FAILED', 0, 0)`,
    [Date.now() - 60_000],
  );
  metrics.note(await app.app.get(OutboxSweep, { strict: false }).countBacklog());
  expect(await value('outbox_mails{status="WAITING"}')).toBe(before + 1);
  expect(await value('outbox_mails{status="FAILED"}')).toBe(1);
  expect(await value('outbox_oldest_seconds')).toBeGreaterThanOrEqual(60);
  expect(await value('outbox_metrics_age_seconds')).toBeLessThan(60);
  expect(await value('backup_age_seconds')).toBeGreaterThan(0);
  expect(await value(`disk_free_bytes{folder="${tmpdir()}"}`)).toBeGreaterThan(0);
  expect(await value('db_replica_age_seconds')).toBe(Number.POSITIVE_INFINITY);
  replicaAge = 2.5;
  expect(await value('db_replica_age_seconds')).toBe(2.5);
  expect(await value('document_prints_total{outcome="failed"}')).toBe(0);
});

test('a query is read as Prometheus reads it', () => {
  const query =
    'sum by (remote, version) (rate(a_total{outcome="b_total"}[5m])) / sum(rate(c_seconds_bucket[5m])) > 0.99 and d > 1';
  expect(metricsOf(query)).toEqual(['a_total', 'c_seconds_bucket', 'd']);
});
