import { describe, expect, test } from '@jest/globals';
import { parseCorrelationId, parseTraceParent } from './correlation.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('where a request comes from', () => {
  test('its trace, its span, and whether it is looked at', () => {
    expect(parseTraceParent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, isSampled: true });
    expect(parseTraceParent(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId, isSampled: false });
    expect(parseTraceParent(`00-${traceId}-${spanId}-03`)).toEqual({ traceId, spanId, isSampled: true });
  });

  test.each([
    ...[undefined, '', ['a'], `00-${traceId}-${spanId}`, `01-${traceId}-${spanId}-01`],
    ...[
      `00-${'0'.repeat(32)}-${spanId}-01`,
      `00-${traceId}-${'0'.repeat(16)}-01`,
      `00-${traceId.toUpperCase()}-${spanId}-01`,
    ],
    `00-${traceId}-${spanId}-01\r\nx: y`,
  ])('%j says nothing', (header) => expect(parseTraceParent(header)).toBeUndefined());
});

test('a correlation id is what the caller says where that is harmless, else as long as the id of a trace', () => {
  expect(parseCorrelationId('abc-1')).toBe('abc-1');
  for (const given of [undefined, '', 'a b', 'x'.repeat(65), 7])
    expect(parseCorrelationId(given)).toMatch(/^[0-9a-f]{32}$/);
});
