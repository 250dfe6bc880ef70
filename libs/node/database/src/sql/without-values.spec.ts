import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compile } from './compile.js';
import { render } from './render.js';
import { removeValues, summarizeStatement } from './without-values.js';

test.each([
  ["SELECT a FROM `order` WHERE name = 'O''Hara\\'s' AND id = 17", 'SELECT a FROM `order` WHERE name = ? AND id = ?'],
  ['SELECT a\n  FROM product WHERE id IN (1, 2, 3)', 'SELECT a FROM product WHERE id IN (?)'],
  ["INSERT INTO t (a, b) VALUES (1, 'x'), (2.5, 0xff)", 'INSERT INTO t (a, b) VALUES (?)'],
  ['UPDATE t SET a = NULL, b2 = -3.5e3 WHERE c = "d"', 'UPDATE t SET a = NULL, b2 = -? WHERE c = ?'],
  ['COMMIT', 'COMMIT'],
])('%s', (sql, text) => expect(removeValues(sql)).toBe(text));

test('a long statement is cut, and what is cut within a text does not show it', () => {
  const text = removeValues(`INSERT INTO t VALUES ('${'secret '.repeat(1_000)}')`);
  expect(text).toBe('INSERT INTO t VALUES (? …');
});

test('no value of any statement that we send is in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const values = { one: `<<${one}>>`, other: `<<${other}>>` };
      const sql = render(compile('SELECT a FROM b WHERE c = :one AND d IN (:other, :one) AND e = 7'), values);
      expect(removeValues(sql)).toBe('SELECT a FROM b WHERE c = ? AND d IN (?) AND e = ?');
    }),
  );
});

test.each([
  ['SELECT a FROM `order_item` o JOIN x', 'SELECT order_item'],
  ['INSERT INTO product_stock (a) SELECT b FROM c', 'INSERT product_stock'],
  ['update t set a = 1', 'UPDATE t'],
  ['START TRANSACTION', 'START'],
  ['(SELECT 1)', 'SELECT'],
])('%s is %s in short', (sql, summary) => expect(summarizeStatement(sql)).toBe(summary));
