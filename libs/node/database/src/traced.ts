import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { removeValues, summarizeStatement } from './sql/without-values.js';

const tracer = trace.getTracer('depot');

/**
 * Makes a statement a span of the request that it is part of, where that one is traced; its values are left out. Where
 * it is not, this costs a question.
 */
export function traceStatement<T>(sql: string, send: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan()?.isRecording() ? withSpan(sql, send) : send();
}

async function withSpan<T>(sql: string, send: () => Promise<T>): Promise<T> {
  const attributes = { 'db.system.name': 'mysql', 'db.query.text': removeValues(sql) };
  const span = tracer.startSpan(summarizeStatement(sql), { kind: SpanKind.CLIENT, attributes });
  try {
    return await send();
  } catch (error) {
    recordFailure(span, error as { code?: string });
    throw error;
  } finally {
    span.end();
  }
}

function recordFailure(span: Span, { code }: { code?: string }): void {
  span.setAttribute('error.type', code ?? 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}
