import { getConnections, rerunCounts, statistics } from '@depot/node-database';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

/** Seconds; most responses take milliseconds, printing takes seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Token of this process's registry of figures; a domain that has figures of its own adds them there. */
export const METRICS = Symbol('depot.metrics');

/** Unhandled failures of this process by kind; the process ends after the first. */
export const unhandledFailures = { rejection: 0, exception: 0 };

/** Measures every response and publishes the metrics at /metrics in Prometheus format. */
export function recordRequests(server: FastifyInstance, registry: Registry, dataSource: DataSource): void {
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route template, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    // The duration of an event stream depends on its listener, so it is not measured.
    if (!isEventStream(reply))
      durations.observe({ route, method: request.method, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  registerDatabaseMetrics(registry, dataSource);
  registerFailureMetrics(registry);
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}

function registerDatabaseMetrics(registry: Registry, dataSource: DataSource): void {
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the pool: all, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(getConnections(dataSource).load)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'db_disk_full',
    help: '1 from when a statement found no room on the disk of the database until one finds room again.',
    registers: [registry],
    collect() {
      this.set(getConnections(dataSource).isDiskFull ? 1 : 0);
    },
  });
  new Counter({
    name: 'db_transactions_total',
    help: 'Transactions by how they ended; reruns are those run again after a conflict.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(statistics)) this.inc({ outcome }, count);
    },
  });
  new Counter({
    name: 'db_reruns_total',
    help: 'Transactions run again, by what they met and whose command it was.',
    labelNames: ['cause', 'operation'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { cause, operation, count } of rerunCounts.values()) this.inc({ cause, operation }, count);
    },
  });
}

function registerFailureMetrics(registry: Registry): void {
  new Counter({
    name: 'process_unhandled_failures_total',
    help: 'Failures that no code handled; the process ends after the first.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(unhandledFailures)) this.inc({ kind }, count);
    },
  });
}
