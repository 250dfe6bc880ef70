import type { Language } from '@depot/contracts/errors';
import { importColumns } from '@depot/contracts/importing';
import { inventoryTitles } from '@depot/contracts/inventory';
import { expect, test } from '@jest/globals';
import cn from '../../locales/cn.json' with { type: 'json' };
import gb from '../../locales/gb.json' with { type: 'json' };

/** Fields of the form that a file has a column for, by the same name. */
const named = (texts: object): [string, string][] =>
  Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');

const columnsOf = (language: Language) =>
  new Map(importColumns.products.map(({ field, title }) => [field, title[language]]));

test.each([
  ['gb', gb.product],
  ['cn', cn.product],
] as const)('a field of a product is called the same in form, import and file (%s)', (language, texts) => {
  const columns = columnsOf(language);
  const shared = named(texts).filter(([field]) => columns.has(field));
  expect(shared.map(([field]) => field)).toEqual(expect.arrayContaining(['secondaryName', 'tertiaryName', 'price']));
  for (const [field, name] of shared) expect([field, columns.get(field)]).toEqual([field, name]);
  for (const [field, title] of Object.entries(inventoryTitles)) {
    const column = columns.get(field);
    if (column) expect([field, title[language]]).toEqual([field, column]);
  }
});
