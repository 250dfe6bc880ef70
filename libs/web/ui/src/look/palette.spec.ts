import { expect, test } from '@jest/globals';
import { type ColorPalette, dark, light } from './palette.js';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const texts: (keyof ColorPalette)[] = ['ink', 'inkSoft', 'inkFaint', 'primary', 'danger', 'warning', 'success', 'info'];
const grounds: (keyof ColorPalette)[] = ['paper', 'sheet', 'shade', 'desk'];
const pairs: [keyof ColorPalette, keyof ColorPalette][] = [
  ...texts.flatMap((text) => grounds.map((ground): [keyof ColorPalette, keyof ColorPalette] => [text, ground])),
  ['onPrimary', 'primary'],
  ['primary', 'chosen'],
  ['ink', 'chosen'],
  ['danger', 'dangerGround'],
  ['warning', 'warningGround'],
  ['success', 'successGround'],
  ['info', 'infoGround'],
];

test.each([
  ['light', light],
  ['dark', dark],
])('%s: text can be read on its ground (4.5 : 1)', (_, palette) => {
  const weak = pairs.filter(([text, ground]) => contrast(palette[text], palette[ground]) < 4.5);
  expect(
    weak.map(([text, ground]) => `${text} on ${ground}: ${contrast(palette[text], palette[ground]).toFixed(2)}`),
  ).toEqual([]);
});

test.each([
  ['light', light],
  ['dark', dark],
])('%s: outlines of fields can be seen (3 : 1)', (_, palette) => {
  expect(contrast(palette.outline, palette.paper)).toBeGreaterThanOrEqual(3);
});
