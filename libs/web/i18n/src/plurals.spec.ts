import { expect, test } from '@jest/globals';
import { i18n, startI18n } from './i18n.js';

test('each language counts by its own rules, whatever the browser speaks', async () => {
  await startI18n('cn');
  i18n.addResourceBundle('cn', 'shell', { pieces_other: '{{count}} 件' });
  i18n.addResourceBundle('gb', 'shell', { pieces_one: '{{count}} piece', pieces_other: '{{count}} pieces' });
  const texts = (lng: string) => [1, 2].map((count) => i18n.getFixedT(lng)('shell:pieces', { count }));
  expect(texts('cn')).toEqual(['1 件', '2 件']);
  expect(texts('gb')).toEqual(['1 piece', '2 pieces']);
});
