import { scanWith } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { testCode } from './examineScan.js';
import { useScannerTest } from './useScannerTest.js';

test.each(['Enter', 'Tab'] as const)('a scan is told of as a whole, at once with its %s', (end) => {
  const { result } = renderHook(useScannerTest);
  scanWith({ paceMs: 12, prefix: '~', end }, testCode);
  expect(result.current).toMatchObject({ text: `~${testCode}`, paceMs: 12, end, proposed: { prefix: '~' } });
});
