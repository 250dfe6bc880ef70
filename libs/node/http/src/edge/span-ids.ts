import { randomBytes } from 'node:crypto';

/** Ids of a span as W3C Trace Context has them: 32 and 16 hexadecimal digits. */
interface SpanIdentity {
  traceId?: string;
  spanId?: string;
}

let given: SpanIdentity = {};

/** Generates span ids: random, except within `withIds`. The tracer uses this generator. */
export const spanIds = {
  generateTraceId: () => given.traceId ?? randomBytes(16).toString('hex'),
  generateSpanId: () => given.spanId ?? randomBytes(8).toString('hex'),
};

/** The span that `start` begins has these ids: the browser knows a click's span by them before we do. */
export function withIds<T>(ids: SpanIdentity, start: () => T): T {
  given = ids;
  try {
    return start();
  } finally {
    given = {};
  }
}
