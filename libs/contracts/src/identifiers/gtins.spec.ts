import { describe, expect, it } from '@jest/globals';
import { piecesOfGtin } from './gtins.js';

const tea = {
  gtin: '4006381333931',
  gtins: [
    { gtin: '14006381333938', quantity: 24 },
    { gtin: '96385074', quantity: 1 },
  ],
};

describe('a scanned GTIN', () => {
  it.each([
    ['the piece', '04006381333931', 1],
    ['a case', '14006381333938', 24],
    ['an older number of the piece', '00000096385074', 1],
    ['something else', '09506000134352', undefined],
    ['nothing', undefined, undefined],
  ])('of %s stands for so many pieces', (_of, scanned, pieces) => {
    expect(piecesOfGtin(tea, scanned)).toBe(pieces);
  });

  it('is the one that the short bars of a small pack stand for, as they are printed beneath them', () => {
    expect(piecesOfGtin({ gtin: '04252614' }, '00042100005264')).toBe(1);
    expect(piecesOfGtin({ gtin: '042100005264' }, '00042100005264')).toBe(1);
    expect(piecesOfGtin({ gtin: '01234531' }, '00012300000451')).toBe(1);
  });

  it('is of no product that has none, or one that is no number', () => {
    expect(piecesOfGtin({ gtin: '' }, '')).toBeUndefined();
    expect(piecesOfGtin({ gtin: 'TEA' }, '04006381333931')).toBeUndefined();
  });
});
