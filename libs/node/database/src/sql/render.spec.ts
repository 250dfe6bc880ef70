import { describe, expect, test } from '@jest/globals';
import { compile } from './compile.js';
import { columnDefault, keptGenerated, lastInsertId, render } from './render.js';

const rendered = (sql: string, values: Record<string, unknown> = {}) => render(compile(sql), values);

describe('values of a statement', () => {
  test.each<[unknown, string]>([
    [7, '7'],
    [true, '1'],
    [false, '0'],
    ["O'Hara", "'O\\'Hara'"],
    [10n, '10'],
    [null, 'NULL'],
    [columnDefault, 'DEFAULT'],
    [lastInsertId, 'LAST_INSERT_ID()'],
    [keptGenerated, '@just_generated'],
    [Buffer.from([255]), "X'ff'"],
    [[1, 'a'], "1, 'a'"],
    [[], 'SELECT NULL FROM DUAL WHERE FALSE'],
    [
      [
        [1, 'a'],
        [2, null],
      ],
      "(1, 'a'), (2, NULL)",
    ],
  ])('%p', (value, text) => expect(rendered('a = :value', { value })).toBe(`a = ${text}`));

  test.each<[unknown]>([[undefined], [NaN], [Infinity], [new Date()], [{}], [Symbol('other')], [[undefined]]])(
    'none is made of %p',
    (value) => expect(() => rendered('a = :value', { value })).toThrow('The parameter :value is'),
  );

  test('one that is not given is named', () => {
    expect(() => rendered('a = :value AND b = :other', { value: 1 })).toThrow('parameter :other');
  });

  test('stand only where a parameter stands', () => {
    const sql = "SELECT ':a', \":a\", `:a`, a::a -- :a\n FROM b # :a\n WHERE /* :a */ c = :a AND d = ':a''s'";
    expect(rendered(sql, { a: 1 })).toBe(sql.replace('c = :a', 'c = 1'));
  });
});
