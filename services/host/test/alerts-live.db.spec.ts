import { breakableLink, type TestDatabase, testDatabase } from '@depot/node-testing';
import { operationsToken, ServiceProcess } from '@depot/service-testing/service-process';
import { afterAll, beforeAll, test } from '@jest/globals';
import { domains } from '../src/domains.js';
import { Prometheus, prometheus } from './prometheus.js';

/** `npm test` downloads Debian's package if possible; otherwise the test is skipped. */
const withPrometheus = prometheus === undefined ? test.skip : test;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(domains.map(({ migrations }) => migrations));
});
afterAll(() => database.drop());

/** Alerts on metrics are tested in `alerts.spec.mjs`; these alerts depend on missing metrics. */
withPrometheus('Prometheus tells of a process that is gone, of a wrong token, and that it asks nobody', async () => {
  const [one, other] = await Promise.all([ServiceProcess.start(database.url), ServiceProcess.start(database.url)]);
  const [first, second] = [new URL(one.origin).host, new URL(other.origin).host];
  const watch = await Prometheus.start([first, second], operationsToken);
  try {
    await watch.hears(2);
    await watch.fires([]);
    await watch.showToken('another-token-altogether');
    await watch.fires([`ServiceIsDown ${first}`, `ServiceIsDown ${second}`].sort());
    await watch.showToken(operationsToken);
    await watch.hears(2);
    await watch.fires([]);
    await other.kill();
    await watch.fires([`ServiceIsDown ${second}`]);
    await watch.askNobody();
    await watch.fires(['NobodyIsAsked']);
  } finally {
    await watch.stop();
    await Promise.all([one, other].map((each) => each.stop()));
  }
});

withPrometheus('Prometheus tells of a database that is away, and that it is back', async () => {
  const link = await breakableLink(database.url);
  const process = await ServiceProcess.start(link.url);
  const { host } = new URL(process.origin);
  const watch = await Prometheus.start([host], operationsToken);
  try {
    await watch.hears(1);
    await watch.fires([]);
    await link.cut();
    await watch.fires([`DatabaseIsAway ${host}`]);
    await link.mend();
    await watch.fires([]);
  } finally {
    await watch.stop();
    await process.stop();
    await link.cut();
  }
});
