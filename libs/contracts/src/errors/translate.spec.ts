import { describe, expect, test } from '@jest/globals';
import { inPounds } from '../amounts/amounts.js';
import { importKindNames } from '../importing/index.js';
import { inventoryMessages, stockCountStatusNames } from '../inventory/index.js';
import { enumerated, translate } from './index.js';

describe('a sentence', () => {
  test('takes values by name, and leaves what is not given', () => {
    const greeting = { gb: '{name} has {count}, {more}', cn: '{name}：{count}' };
    expect(translate(greeting, 'gb', { name: 'Wang', count: 0 })).toBe('Wang has 0, {more}');
  });

  test.each([
    [0, 'over 0 invoices'],
    [1, 'over 1 invoice'],
    [2, 'over 2 invoices'],
    [undefined, 'over {count} invoices'],
  ])('says one thing as one, and %s as many', (count, said) => {
    const message = { gb: 'over {count|invoice|invoices}', cn: '{count} 张发票' };
    expect(translate(message, 'gb', count === undefined ? {} : { count })).toBe(said);
  });

  test('says a word that it is given in both languages in its own', () => {
    const values = { displayId: 7, statusName: stockCountStatusNames.POSTED };
    expect(translate(inventoryMessages.countNotOpen, 'gb', values)).toBe('Stock count #7 is posted.');
    expect(translate(inventoryMessages.countNotOpen, 'cn', values)).toBe('盘点单 #7 已过账。');
    expect(translate({ gb: '{kind}', cn: '{kind}' }, 'cn', { kind: importKindNames.orders })).toBe('历史订单');
  });

  test('names several things as its language separates them', () => {
    const message = { gb: 'Not taken: {names}.', cn: '未收：{names}。' };
    expect(translate(message, 'gb', { names: enumerated(['rice', 'tea', 12]) })).toBe('Not taken: rice, tea, 12.');
    expect(translate(message, 'cn', { names: enumerated(['大米', '茶', 12]) })).toBe('未收：大米、茶、12。');
    expect(enumerated(['rice'])).toEqual({ gb: 'rice', cn: 'rice' });
    expect(enumerated([])).toEqual({ gb: '', cn: '' });
    expect(enumerated([inPounds(1250), 3])).toEqual({ gb: '12.50 lb, 3', cn: '12.50 磅、3' });
  });
});
