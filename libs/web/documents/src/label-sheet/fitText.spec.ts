import { describe, expect, test } from '@jest/globals';
import { limitText, splitFacts } from './fitText.js';

const room = { width: 96, height: 22, fontSizes: [7, 5.5] } as const;
const nbsp = '\u00a0';

describe('the text of a label', () => {
  test('a short one is printed as it is', () => {
    expect(limitText('Queso Cabrales 4.10 lb', room)).toEqual({
      name: 'Queso Cabrales',
      amount: `4.10${nbsp}lb`,
      size: 7,
    });
    expect(limitText('Olives', room)).toEqual({ name: 'Olives', amount: '', size: 7 });
    expect(limitText('Olives 500 × 40', room)).toEqual({ name: 'Olives 500', amount: `×${nbsp}40`, size: 7 });
  });

  test('a longer one is printed smaller', () => {
    const name = 'Original Frankfurter grüne Soße - aged in oak';
    expect(limitText(`${name} 1.25 lb`, room)).toEqual({ name, amount: `1.25${nbsp}lb`, size: 5.5 });
  });

  test.each(['Slow-roasted '.repeat(15).trim(), '慢火烘烤的有机五花肉'.repeat(12)])(
    'a long one keeps its beginning and the whole of its weight',
    (name) => {
      for (const weight of ['1,234.56', '1,000,000.00']) {
        const fitted = limitText(`${name} ${weight} lb`, room);
        expect(fitted).toMatchObject({ size: 5.5, amount: `${weight}${nbsp}lb` });
        expect(fitted.name.length).toBeLessThan(name.length);
        expect(fitted.name.startsWith(name.slice(0, 15))).toBe(true);
        expect(fitted.name.endsWith('…')).toBe(true);
      }
    },
  );

  test('one without an amount keeps its end as well', () => {
    expect(limitText(`${'Very long '.repeat(20)}in the family box`, room).name).toMatch(
      /^Very long .*…the family box$/,
    );
    const line = { ...room, height: 7 };
    expect(limitText('内蒙古草原散养羊后腿肉（带骨真空包装）礼盒装家庭', line).name).toMatch(/^内蒙古.*….*盒装家庭$/);
  });

  test('no character is cut in half', () => {
    const { name } = limitText(`${'😀'.repeat(90)} 4.10 lb`, room);
    // Refuses half of a character.
    expect(() => encodeURIComponent(name)).not.toThrow();
  });

  test('lot and expiry stand together where the line is wide enough', () => {
    const small = { width: 96, size: 5, most: 2 };
    expect(splitFacts(['LOT 7', 'EXP 2027-03-31'], small)).toEqual(['LOT 7 · EXP 2027-03-31']);
    expect(splitFacts(['LOT ABCDEFGHIJ1234567890', 'EXP 2027-03-31'], small)).toHaveLength(2);
    expect(splitFacts([], small)).toEqual([]);
  });

  test('a lot longer than the line goes on in the next, or keeps its beginning and its end', () => {
    const lot = `LOT A${'W'.repeat(48)}Z`;
    const roomy = splitFacts([lot, 'EXP 2027-03-31'], { width: 96, size: 5, most: 4 });
    expect([roomy.slice(0, -1).join(''), roomy.at(-1)]).toEqual([lot, 'EXP 2027-03-31']);
    const narrow = splitFacts([lot, 'EXP 2027-03-31'], { width: 96, size: 5, most: 2 });
    expect(narrow).toEqual([expect.stringMatching(/^LOT AW+…W+Z$/), 'EXP 2027-03-31']);
  });
});
