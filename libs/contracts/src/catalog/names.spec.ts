import { describe, expect, test } from '@jest/globals';
import { choiceLabel, isOffered, productName, stockAmountOut } from './names.js';
import { pictureTypeOf, pictureUrl } from './pictures.js';

describe('a product', () => {
  test('is called by both of its names where it has two', () => {
    expect(productName({ secondaryName: 'Manchego', tertiaryName: '奶酪' })).toBe('Manchego - 奶酪');
    expect(productName({ secondaryName: 'Manchego', tertiaryName: '' })).toBe('Manchego');
    expect(productName({ secondaryName: 'Manchego' })).toBe('Manchego');
  });

  const cheese = {
    secondaryName: 'Manchego',
    tertiaryName: '奶酪',
    brandName: 'Sol',
    description: 'aged',
    hasWeight: 'Yes' as const,
    availableQty: 1,
    totalWeight: 0,
  };
  test.each([
    ['gb', {}, 'Manchego - 奶酪 (aged)'],
    ['cn', {}, '奶酪 (aged)'],
    ['gb', { brand: true }, 'Manchego - 奶酪 Sol (aged)'],
    ['cn', { brand: false }, '奶酪 (aged)'],
  ] as const)('in a choice: %s %j', (language, show, label) => {
    expect(choiceLabel(cheese, language, show)).toBe(label);
  });

  test('in a choice without what it does not have', () => {
    const plain = { ...cheese, tertiaryName: null, brandName: null, description: null };
    expect([choiceLabel(plain, 'cn', { brand: true }), choiceLabel(plain, 'gb')]).toEqual(['Manchego', 'Manchego']);
  });

  test.each([
    ['No', 1, 0, true],
    ['No', 0, 500, false],
    ['Yes', 1, 0, true],
    ['Weighting', 0, 1, true],
    ['Weighting', 5, 0, false],
  ] as const)('%s with %i pieces and %i hundredths is offered: %s', (hasWeight, availableQty, totalWeight, is) => {
    expect(isOffered({ hasWeight, availableQty, totalWeight })).toBe(is);
  });

  test('weight leaves in pounds, pieces as they are', () => {
    expect([stockAmountOut('Weighting', 1250), stockAmountOut('No', 7), stockAmountOut('Yes', 7)]).toEqual([
      12.5, 7, 7,
    ]);
  });
});

describe('a picture', () => {
  const head = (bytes: number[], text = '') => Uint8Array.from([...bytes, ...Buffer.from(text, 'latin1')]);
  test.each([
    ['image/jpeg', head([0xff, 0xd8, 0xff, 0xe0])],
    ['image/png', head([0x89], 'PNG\r\n\x1a\n')],
    ['image/webp', head([], 'RIFF1234WEBP')],
    [undefined, head([0xff, 0xd8, 0xfe])],
    [undefined, head([0xff, 0xd9, 0xff])],
    [undefined, head([0xfe, 0xd8, 0xff])],
    [undefined, head([0x88], 'PNG\r\n\x1a\n')],
    [undefined, head([0x89], 'PNX\r\n\x1a\n')],
    [undefined, head([], 'RIFF1234WAVE')],
    [undefined, head([], 'RIFX1234WEBP')],
    [undefined, head([])],
  ])('is told by its first bytes: %s', (type, bytes) => expect(pictureTypeOf(bytes)).toBe(type));

  test('stands at an address of its key', () => {
    expect(pictureUrl('ab', 'small')).toBe('/api/product/picture?key=ab&size=small');
  });
});
