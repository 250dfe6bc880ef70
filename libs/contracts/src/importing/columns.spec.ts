import { expect, test } from '@jest/globals';
import { importColumns } from './columns.js';

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

test.each(Object.entries(importColumns))('no two columns of %s answer to one name', (_kind, columns) => {
  const owners = new Map<string, string>();
  for (const { field, title, aliases = [] } of columns) {
    for (const name of new Set([field, title.gb, title.cn, ...aliases].map(plain))) {
      expect([name, owners.get(name) ?? field]).toEqual([name, field]);
      owners.set(name, field);
    }
  }
});
