import type { TestApp } from '@depot/node-testing';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pMap from 'p-map';
import { domains } from '../src/domains.js';
import { listOfferedOperations } from '../src/print-routes.js';
import { Edge, nginx } from './edge.js';

/** `npm test` downloads Debian's package if possible; otherwise the test is skipped. */
const withNginx = nginx === undefined ? test.skip : test;
const timeoutMs = 240_000;
const operations = listOfferedOperations();

let app: TestApp;
let running: ServiceProcess[] = [];
beforeAll(async () => {
  app = await wholeProduct();
});
afterAll(async () => {
  await Promise.all(running.map((each) => each.kill()));
  await app.close();
});

withNginx(
  'behind the example of a proxy each operation reaches the one process that serves its domain',
  async () => {
    running = await pMap(domains, ({ name }) => ServiceProcess.start(app.database.url, { MODULES: name }), {
      concurrency: 3,
    });
    const ports = running.map(({ origin }) => Number(new URL(origin).port));
    const portOf = new Map(domains.map(({ name }, place) => [name, ports[place] ?? 0]));
    const edge = await Edge.start({ ports: [ports[0] ?? 0, ports[1] ?? 0, ports[2] ?? 0], domains: portOf });
    try {
      const reached = await pMap(
        operations,
        async ({ id, method, path, domain }) => {
          const url = `${edge.origin}/api${path.replaceAll(/:\w+/g, 'products')}`;
          const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
          const answer = await fetch(url, { method, body, headers: { 'content-type': 'application/json' } });
          await answer.body?.cancel();
          const isRight = answer.headers.get('x-upstream') === `127.0.0.1:${portOf.get(domain)}`;
          return { id, isRight, isServed: answer.status !== 404 && answer.status < 500 };
        },
        { concurrency: 8 },
      );
      expect(reached.filter(({ isRight, isServed }) => !isRight || !isServed)).toEqual([]);
      expect(reached.length).toBeGreaterThan(120);
    } finally {
      await edge.stop();
    }
  },
  timeoutMs,
);
