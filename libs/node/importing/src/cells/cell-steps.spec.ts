import { importLimits } from '@depot/contracts/importing';
import { countSteps } from '@depot/node-testing';
import { describe, expect, test } from '@jest/globals';
import type * as z from 'zod';
import * as cells from './index.js';
import { withDecimalComma } from './number.js';

const word = { gb: 'No word.', cn: '不是词语。' };

const kinds: Record<string, z.ZodType> = {
  money: cells.money(),
  weight: cells.weight(),
  quantity: cells.quantity(),
  whole: cells.whole(0, 9),
  day: cells.day(),
  localTime: cells.localTime(),
  text: cells.text(150),
  lines: cells.multiLineText(1000),
  flag: cells.flag(),
  choice: cells.choice(['Yes', 'No']),
  email: cells.email(),
  form: cells.form(/^\w+$/, word),
  read: cells.read((text) => /^\w+$/.exec(text)?.[0], word),
};

/** Inputs that the patterns of cells may scan repeatedly, before a character that none of them matches. */
const repeated = [
  ' ',
  '1',
  ',',
  '.',
  '1,',
  '1,111',
  '.1',
  '$',
  'l',
  'lb',
  ' lb',
  '-',
  '@',
  'a.',
  'a@',
  '２',
  '\n',
  '年',
];

/** Steps for each character of a cell, plus those for the cell itself. */
const [perCharacter, perCell] = [12, 1500];

describe('what a cell may cost', () => {
  test.each(Object.entries(kinds))('%s grows with its length and no faster', (_name, kind) => {
    for (const part of repeated)
      for (const begin of ['', '1', 'a', '-$']) {
        const cell = `${begin}${part.repeat(importLimits.cell / 5 / part.length)}!`;
        for (const decimalComma of [false, true]) {
          const steps = countSteps(() => withDecimalComma(decimalComma, () => kind.safeParse(cell)));
          expect([begin, part, steps]).toEqual([begin, part, Math.min(steps, perCell + perCharacter * cell.length)]);
        }
      }
  });
});
