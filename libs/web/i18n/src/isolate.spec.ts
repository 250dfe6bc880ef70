import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { addNamespace, i18n, listNames, startI18n, useMessages } from './index.js';

test('a name from right to left is isolated from the text around it; all others stay as they are', async () => {
  await startI18n('gb');
  const texts = () => Promise.resolve({ default: { owed: '{{name}} owes {{amount}}' } });
  await addNamespace('isolated', { gb: texts, cn: texts });
  const said = (name: string) => i18n.t('isolated:owed', { name, amount: '3.30' });
  expect(said('لحم بقري')).toBe('\u2068لحم بقري\u2069 owes 3.30');
  expect(said('Wang & <Söhne> 王')).toBe('Wang & <Söhne> 王 owes 3.30');
});

test('so is a name within a message of a kit', async () => {
  await startI18n('gb');
  const { result: translate } = renderHook(() => useMessages());
  const message = { gb: '{count|payment|payments} of {name}', cn: '{name} 的 {count} 笔收款' };
  expect(translate.current(message, { count: 2, name: 'لحم بقري' })).toBe('2 payments of \u2068لحم بقري\u2069');
  expect(translate.current(message, { count: 1, name: 'Sol' })).toBe('1 payment of Sol');
});

test('so is each name of a list', async () => {
  await startI18n('gb');
  expect(listNames(['لحم بقري', 'Tea'])).toBe('\u2068لحم بقري\u2069, Tea');
});
