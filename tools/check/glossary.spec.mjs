import { expect, test } from '@jest/globals';
import { terms, textFiles } from './glossary.mjs';

const files = textFiles();
const all = files.map(([, text]) => text).join('\n');

test('the texts of every package are read', () => {
  expect(files.map(([file]) => file)).toEqual(
    expect.arrayContaining(['mf-orders/src/locales/cn.json', 'libs/contracts/src/billing/messages.ts']),
  );
});

test.each(terms().map(({ chinese, not }) => [chinese, not]))('%s is used, and none of %p', (chinese, not) => {
  for (const word of chinese.split(', ')) expect(all).toContain(word.replace(/（.*）$/, ''));
  const found = files.flatMap(([file, text]) =>
    not.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
