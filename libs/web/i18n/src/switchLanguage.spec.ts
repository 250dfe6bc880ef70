import { expect, test } from '@jest/globals';
import { addNamespace, i18n, setLanguage, startI18n } from './index.js';

const texts = (text: string) => () => Promise.resolve({ default: { title: text } });
/** Texts that load when the test releases them. */
function late(text: string) {
  let letIn = () => {};
  const coming = new Promise<{ default: { title: string } }>((resolve) => {
    letIn = () => resolve({ default: { title: text } });
  });
  return { load: () => coming, letIn: () => letIn() };
}

test('a remote that arrives while the language is being switched speaks the new one', async () => {
  await startI18n('gb');
  const chinese = late('订单');
  await addNamespace('shell', { gb: texts('Orders'), cn: chinese.load });
  const switching = setLanguage('cn');
  await addNamespace('mf-reports', { gb: texts('Reports'), cn: texts('报表') }); // prefetched or opened in the meantime
  chinese.letIn();
  await switching;
  expect([i18n.language, i18n.t('shell:title'), i18n.t('mf-reports:title')]).toEqual(['cn', '订单', '报表']);
});

test('of two choices the last one counts', async () => {
  await startI18n('gb');
  const chinese = late('一');
  await addNamespace('other', { gb: texts('One'), cn: chinese.load });
  const first = setLanguage('cn');
  await setLanguage('gb'); // thought better of it
  chinese.letIn();
  await first;
  expect(i18n.language).toBe('gb');
});
