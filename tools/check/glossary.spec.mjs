import { expect, test } from '@jest/globals';
import { terms, textFiles } from './glossary.mjs';

const files = textFiles();
const all = files.map(([, text]) => text).join('\n');

test('the texts of every package are read', () => {
  expect(files.map(([file]) => file)).toEqual(
    expect.arrayContaining([
      ...['mf-orders/src/locales/cn.json', 'libs/contracts/src/billing/messages.ts'],
      ...['libs/web/documents/src/paper/text.ts', 'services/orders/src/order/commands/send-order-email.ts'],
    ]),
  );
});

test.each(terms().map(({ chinese, not }) => [chinese, not]))('%s is used, and none of %p', (chinese, not) => {
  for (const word of chinese.split(', ')) expect(all).toContain(word.replace(/（.*）$/, ''));
  const found = files.flatMap(([file, text]) =>
    not.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

/** Values of which each has a word in both languages. */
const stored = [
  ...['STORE', 'ADMIN', 'WAREHOUSE_\\w+', 'READ_ONLY_STORE', 'PENDING', 'PROCESSING', 'OUTBOUND', 'CANCELLED'],
  ...['UNPAID', 'POSTED', 'BILL', 'SHIP'],
];
const values = new RegExp(`\\b(${stored.join('|')})\\b`);
/** Placeholders for values that are stored codes. */
const placeholders = /\{(role|type|kind|status|method|state|cause|policy)\}/;

test('no sentence says a stored value instead of its word', () => {
  const sentences = files.flatMap(([file, text]) =>
    [...text.matchAll(/(?:": |\b(?:gb|cn):\s+)(["'`])((?:(?!\1).)*)\1/g)].map(([, , said]) => `${file}: ${said}`),
  );
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter((said) => values.test(said) || placeholders.test(said))).toEqual([]);
});
