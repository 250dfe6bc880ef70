import { randomUUID } from 'node:crypto';

/** Format of a correlation id that a caller may send; any other value is replaced. */
const acceptable = /^[\w.:-]{1,64}$/;

const traceParent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const nothing = /^0+$/;

/** The caller's span, from the header `traceparent` (W3C Trace Context, version 00). */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  isSampled: boolean;
}

/** The header's parts; undefined if it is absent or malformed. */
export function parseTraceParent(header: unknown): TraceParent | undefined {
  const [, traceId = '0', spanId = '0', flags = '0'] = (typeof header === 'string' && traceParent.exec(header)) || [];
  if (nothing.test(traceId) || nothing.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/**
 * The caller's id if it is safe in logs and headers, else a new one that is valid as a trace id. Derived from a UUID,
 * whose random bytes Node fetches in bulk.
 */
export function parseCorrelationId(given: unknown): string {
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID().replaceAll('-', '');
}
