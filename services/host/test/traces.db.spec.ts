import { eventually, type TestApp, testPassword } from '@depot/node-testing';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { attributesOf, type Span, SpanCollector } from './span-collector.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const origin = 'depot.remote=mf-orders,depot.version=1.2.0-abc,depot.page=/in/order/new';

describe('traces', () => {
  let app: TestApp;
  let trade: Trade;
  let collector: SpanCollector;
  let running: ServiceProcess | undefined;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
    collector = await SpanCollector.open();
  });
  afterEach(() => running?.kill());
  afterAll(async () => {
    await collector.close();
    await app.close();
  });

  /** Signs in and places an order with these headers; returns the correlation id of the answer. */
  async function order(process: ServiceProcess, headers: Record<string, string>): Promise<string | null> {
    const json = { 'content-type': 'application/json' };
    const credentials = JSON.stringify({ username: trade.tenant.store.username, password: testPassword });
    const signedIn = await fetch(`${process.origin}/api/auth/login`, {
      method: 'POST',
      body: credentials,
      headers: json,
    });
    const { token } = (await signedIn.json()) as { token: string };
    const response = await fetch(`${process.origin}/api/order`, {
      method: 'POST',
      body: JSON.stringify({ orderItems: [{ productId: trade.goods.No, quantity: 2 }], notes: 'not for others' }),
      headers: { ...json, authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID(), ...headers },
    });
    expect(response.status).toBe(201);
    return response.headers.get('x-correlation-id');
  }

  const named = (name: string): Span | undefined => collector.spans.find((span) => span.name === name);

  it('go from a click in a remote through the route to its statements, whose values nobody reads', async () => {
    running = await ServiceProcess.start(app.database.url, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const correlationId = await order(running, {
      traceparent: `00-${traceId}-${spanId}-01`,
      baggage: `${origin},depot.since-click=120`,
    });
    expect(correlationId).toBe(traceId);
    await running.stop(); // sends the remaining spans

    const [click, route] = [named('click in mf-orders'), named('POST /api/order')];
    expect(click).toMatchObject({ traceId, spanId });
    expect(click?.parentSpanId).toBeUndefined();
    expect(Number(route?.startTimeUnixNano) - Number(click?.startTimeUnixNano)).toBeGreaterThanOrEqual(119e6);
    expect(route).toMatchObject({ traceId, parentSpanId: spanId });
    const facts = {
      'depot.remote': 'mf-orders',
      'depot.remote.version': '1.2.0-abc',
      'depot.page': '/in/order/new',
      'http.response.status_code': 201,
      'depot.tenant': trade.tenant.tenantId,
    };
    expect(attributesOf(route!)).toMatchObject(facts);

    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === route?.spanId);
    expect(statements.length).toBeGreaterThan(2);
    expect(new Set(statements.map((span) => span.traceId))).toEqual(new Set([traceId]));
    const texts = statements.map((span) => String(attributesOf(span)['db.query.text']));
    expect(texts.filter((text) => text.includes('INSERT INTO'))).not.toEqual([]);
    expect(texts.filter((text) => /not for others|'/.test(text))).toEqual([]);
    expect([...collector.services]).toEqual(['depot']);
  });

  it('begin with the request where nobody clicked, and the correlation id is the id of the trace', async () => {
    const own = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_EXPORTER: '' }; // an empty one is absent
    running = await ServiceProcess.start(app.database.url, own);
    const correlationId = await order(running, { baggage: origin, 'x-correlation-id': 'what a caller says' });
    await running.stop();
    const route = collector.spans.find((span) => span.traceId === correlationId && span.name === 'POST /api/order');
    expect(route).toBeDefined();
    expect(route?.parentSpanId).toBeUndefined();
  });

  it.each([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' }])(
    'are off with %p, and the correlation id is that of the click all the same',
    async (env) => {
      running = await ServiceProcess.start(app.database.url, { LOG_LEVEL: 'info', ...env });
      expect(await order(running, { traceparent: `00-${traceId}-${spanId}-01` })).toBe(traceId);
      await running.stop();
      expect(running.log).toContain('"isTraced":false');
    },
  );

  it('that nobody takes do not disturb the work, and it is said', async () => {
    const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
    const soon = { OTEL_BSP_SCHEDULE_DELAY: '50', OTEL_EXPORTER_OTLP_TIMEOUT: '500' };
    const started = await ServiceProcess.start(app.database.url, { LOG_LEVEL: 'info', ...nobody, ...soon });
    running = started;
    await eventually(
      () => order(started, {}),
      () => started.log.includes('Traces: '),
    );
    await started.stop();
  });
});
