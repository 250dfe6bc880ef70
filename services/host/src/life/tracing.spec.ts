import type { Logger } from '@depot/node-http';
import { expect, test } from '@jest/globals';
import { startTracing } from './tracing.js';

const logger = { warn: () => undefined } as unknown as Logger;
const place = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };

test.each([
  ['nothing names a place', {}],
  ['the SDK is switched off, in whatever letters', { ...place, OTEL_SDK_DISABLED: 'True' }],
  ['another exporter is wanted', { ...place, OTEL_TRACES_EXPORTER: 'none' }],
])('no traces are sent where %s', async (_, env) => {
  expect(await startTracing(env, '1.0.0', logger)).toBeUndefined();
});

test.each([
  ['a place alone', place],
  [
    'a place of traces',
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1/traces', OTEL_SDK_DISABLED: 'false' },
  ],
  ['the exporter alone', { OTEL_TRACES_EXPORTER: 'otlp' }],
  ['a place and an empty exporter', { ...place, OTEL_TRACES_EXPORTER: '' }],
])('traces are sent where the variables name %s', async (_, env) => {
  const tracing = await startTracing(env, '1.0.0', logger);
  expect(tracing).toBeDefined();
  await tracing?.end();
});
