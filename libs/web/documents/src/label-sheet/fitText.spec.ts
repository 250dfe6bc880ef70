import { describe, expect, test } from '@jest/globals';
import { fitText } from './fitText.js';

describe('the text of a label', () => {
  test('a short one is printed as it is', () => {
    expect(fitText('Queso Cabrales 4.10 lb')).toEqual({ text: 'Queso Cabrales 4.10 lb', isSmall: false });
  });

  test('a longer one is printed smaller', () => {
    const text = 'Original Frankfurter grüne Soße - aged in oak 1.25 lb';
    expect(fitText(text)).toEqual({ text, isSmall: true });
  });

  test.each(['Slow-roasted '.repeat(15).trim(), '慢火烘烤的有机五花肉'.repeat(12)])(
    'a long one keeps its beginning and its weight',
    (name) => {
      const { text, isSmall } = fitText(`${name} 1,234.56 lb`);
      expect(isSmall).toBe(true);
      expect(text.length).toBeLessThan(name.length);
      expect(text.startsWith(name.slice(0, 20))).toBe(true);
      expect(text).toMatch(/….* 1,234\.56 lb$/);
    },
  );

  test('no character is cut in half', () => {
    const { text } = fitText(`${'😀'.repeat(90)} 4.10 lb`);
    // Refuses half of a character.
    expect(() => encodeURIComponent(text)).not.toThrow();
  });
});
