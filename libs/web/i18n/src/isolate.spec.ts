import { expect, test } from '@jest/globals';
import { addNamespace, i18n, startI18n } from './index.js';

test('a name from right to left is isolated from the text around it; all others stay as they are', async () => {
  await startI18n('gb');
  const texts = () => Promise.resolve({ default: { owed: '{{name}} owes {{amount}}' } });
  await addNamespace('isolated', { gb: texts, cn: texts });
  const said = (name: string) => i18n.t('isolated:owed', { name, amount: '3.30' });
  expect(said('لحم بقري')).toBe('\u2068لحم بقري\u2069 owes 3.30');
  expect(said('Wang & <Söhne> 王')).toBe('Wang & <Söhne> 王 owes 3.30');
});
