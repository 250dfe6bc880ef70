import { expect, test } from '@jest/globals';
import { addNamespace, i18n, setLanguage, startI18n } from './index.js';

const texts = (text: string) => () => Promise.resolve({ default: { title: text } });
const late = (text: string) => () =>
  new Promise<{ default: { title: string } }>((resolve) =>
    setTimeout(() => resolve({ default: { title: text } }), 200),
  );

test('a remote that arrives while the language is being switched speaks the new one', async () => {
  await startI18n('gb');
  await addNamespace('shell', { gb: texts('Orders'), cn: late('订单') }); // the Chinese file is on its way for 200 ms
  const switching = setLanguage('cn');
  await addNamespace('mf-reports', { gb: texts('Reports'), cn: texts('报表') }); // fetched ahead, or opened, meanwhile
  await switching;
  expect([i18n.language, i18n.t('shell:title'), i18n.t('mf-reports:title')]).toEqual(['cn', '订单', '报表']);
});

test('of two choices the last one counts', async () => {
  await startI18n('gb');
  await addNamespace('other', { gb: texts('One'), cn: late('一') });
  const first = setLanguage('cn');
  await setLanguage('gb'); // thought better of it
  await first;
  expect(i18n.language).toBe('gb');
});
