import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '@depot/node-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { wholeProduct } from './whole-product.js';

const folder = join(import.meta.dirname, '../../../docs/ops');
const words = new Set(['by', 'and', 'or', 'unless', 'on', 'ignoring', 'le', 'without']);

/** Names of the metrics that a query asks for: identifiers that are no function, label, or word of the language. */
function metricsOf(query: string): string[] {
  const bare = query
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name).filter((name) => !words.has(name));
}

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

async function queries(): Promise<string[]> {
  const dashboard = JSON.parse(await readFile(join(folder, 'grafana-dashboard.json'), 'utf8')) as Dashboard;
  const alerts = await readFile(join(folder, 'alerts.yml'), 'utf8');
  const lines = [...alerts.matchAll(/^ +expr: (?!\|)(.+)$/gm)].map(([, line = '']) => line);
  const blocks = [...alerts.matchAll(/^( +)expr: \|\n((?:\1 +.+\n)+)/gm)].map(([, , block = '']) => block);
  return [...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...lines, ...blocks];
}

let app: TestApp;
beforeAll(async () => {
  app = await wholeProduct();
});
afterAll(() => app.close());

test('the dashboard and the alerts ask for metrics that exist', async () => {
  const told = (await app.operations().get<string>('/metrics')).body;
  const known = new Set([...told.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '']) => name));
  const asked = (await queries()).flatMap(metricsOf);
  expect(asked.length).toBeGreaterThan(20);
  const exists = (name: string) => known.has(name) || known.has(name.replace(/_(bucket|sum|count)$/, ''));
  expect([...new Set(asked)].filter((name) => !exists(name))).toEqual([]);
});

test('a query is read as Prometheus reads it', () => {
  const query =
    'sum by (remote, version) (rate(a_total{outcome="b_total"}[5m])) / sum(rate(c_seconds_bucket[5m])) > 0.99 and d > 1';
  expect(metricsOf(query)).toEqual(['a_total', 'c_seconds_bucket', 'd']);
});
