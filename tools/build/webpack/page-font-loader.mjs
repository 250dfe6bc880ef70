import subsetFont from 'subset-font';

/** Characters of the screens that are not Chinese, from and to: Latin, punctuation, currencies, arrows, signs. */
const ranges = [
  ...[[0x20, 0x7e], [0xa0, 0xff], [0x131], [0x152, 0x153], [0x2bb, 0x2bc], [0x2c6], [0x2da], [0x2dc]],
  ...[[0x2000, 0x206f], [0x20ac], [0x2122], [0x2190, 0x2193], [0x2212], [0x2215]],
];

const characters = ranges
  .flatMap(([from, to = from]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .join('');

/** Keeps the weights from regular to bold, and tabular figures for columns of amounts. */
const options = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'mark'],
};

/** Subsets the font of the screens, since a phone waits for all of it. */
export default async function pageFont(font) {
  return subsetFont(font, characters, options);
}

/** A font is no text. */
export const raw = true;
