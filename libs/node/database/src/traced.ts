import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { statementName, withoutValues } from './sql/without-values.js';

const tracer = trace.getTracer('depot');

/**
 * Makes a statement a span of the request that it is part of, where that one is traced; its values are left out. Where
 * it is not, this costs a question.
 */
export function traced<T>(sql: string, send: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan()?.isRecording() ? withSpan(sql, send) : send();
}

async function withSpan<T>(sql: string, send: () => Promise<T>): Promise<T> {
  const attributes = { 'db.system.name': 'mysql', 'db.query.text': withoutValues(sql) };
  const span = tracer.startSpan(statementName(sql), { kind: SpanKind.CLIENT, attributes });
  try {
    return await send();
  } catch (error) {
    tellFailure(span, error as { code?: string });
    throw error;
  } finally {
    span.end();
  }
}

function tellFailure(span: Span, { code }: { code?: string }): void {
  span.setAttribute('error.type', code ?? 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}
