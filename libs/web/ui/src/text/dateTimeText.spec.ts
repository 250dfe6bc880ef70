import { i18n, startI18n } from '@depot/i18n';
import { expect, test } from '@jest/globals';
import { dateTimeText } from './dateTimeText.js';

test('a time is told as its reader tells it', async () => {
  await startI18n('gb');
  const evening = Date.parse('2026-03-04T23:34-05:00');
  expect(dateTimeText(evening, 'America/New_York')).toBe('3/4/2026, 11:34 PM');
  await i18n.changeLanguage('cn');
  expect(dateTimeText(evening, 'America/New_York')).toBe('3/4/2026 23:34');
  expect(dateTimeText(Date.parse('2026-03-04T00:05Z'), 'UTC')).toBe('3/4/2026 00:05');
});
