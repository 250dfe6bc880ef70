import { type Context, parseTraceParent } from '@depot/node-context';
import {
  type Attributes,
  context as active,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRequestOrigin, type RequestOrigin } from './request-origin.js';
import { withIds } from './span-ids.js';

const tracer = trace.getTracer('depot');
const spans = new WeakMap<Context, Span>();
const isTraceId = /^[0-9a-f]{32}$/;

/**
 * Starts the span of a request; it ends with the response or when the client disconnects. Its trace id is the
 * correlation id. The first request after a click has the click's span as parent.
 */
export function openSpan(context: Context, request: FastifyRequest, reply: FastifyReply): void {
  const origin = parseRequestOrigin(request.headers.baggage);
  const click = startClickSpan(request, origin);
  const route = request.routeOptions.url ?? 'unknown';
  const attributes = { 'http.request.method': request.method, 'http.route': route, ...buildAttributes(origin) };
  const start = () =>
    tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, findParent(request, click));
  const { correlationId } = context;
  const span = isTraceId.test(correlationId) ? withIds({ traceId: correlationId }, start) : start();
  spans.set(context, span);
  reply.raw.once('close', () => {
    recordResponse(span, context, reply.statusCode);
    span.end();
    click?.end();
  });
}

/** Runs the rest of the request within its span, so that database spans become its children. */
export function runInSpan<T>(context: Context, work: () => T): T {
  const span = spans.get(context);
  return span ? active.with(trace.setSpan(active.active(), span), work) : work();
}

/** The browser has named the click's span in `traceparent`, and begun it `sinceClick` ago. */
function startClickSpan(request: FastifyRequest, origin: RequestOrigin): Span | undefined {
  const ids = parseTraceParent(request.headers.traceparent);
  if (!ids || origin.sinceClick === undefined) return undefined;
  const startTime = Date.now() - origin.sinceClick;
  const name = `click in ${origin.remote ?? 'the browser'}`;
  const attributes = buildAttributes(origin);
  return withIds(ids, () => tracer.startSpan(name, { kind: SpanKind.CLIENT, root: true, startTime, attributes }));
}

function findParent(request: FastifyRequest, click: Span | undefined) {
  if (click) return trace.setSpan(ROOT_CONTEXT, click);
  const ids = parseTraceParent(request.headers.traceparent);
  if (!ids) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = ids;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

const buildAttributes = ({ remote, version, page }: RequestOrigin): Attributes => ({
  'depot.remote': remote,
  'depot.remote.version': version,
  'depot.page': page,
});

function recordResponse(span: Span, { correlationId, session }: Context, statusCode: number): void {
  span.setAttributes({
    'http.response.status_code': statusCode,
    'depot.correlation_id': correlationId,
    'depot.tenant': session?.tenantId,
    'enduser.id': session && String(session.id),
  });
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
