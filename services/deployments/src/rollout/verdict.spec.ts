import { expect, test } from '@jest/globals';
import { verdictOn } from './verdict.js';

const votes = (load: number, failure: number, error: number) => ({ load, failure, view: load, error });

test.each([
  ['too little is known', votes(100, 99, 100), votes(0, 0, 0), undefined],
  ['99 % of the loads succeed', votes(198, 2, 0), votes(200, 0, 0), undefined],
  ['fewer than 99 % succeed', votes(197, 3, 0), votes(200, 0, 0), 'success'],
  ['its error rate is twice the stable one’s', votes(200, 0, 8), votes(200, 0, 4), undefined],
  ['its error rate is over twice the stable one’s', votes(200, 0, 9), votes(200, 0, 4), 'errors'],
  ['one error in 200 beside a faultless stable version', votes(200, 0, 1), votes(200, 0, 0), undefined],
  ['two errors in 200 beside a faultless stable version', votes(200, 0, 2), votes(200, 0, 0), 'errors'],
  ['nothing known of the stable version counts as no errors', votes(200, 0, 20), votes(0, 0, 0), 'errors'],
])('%s', (_what, canary, stable, rule) => expect(verdictOn(canary, stable)?.rule).toBe(rule));
