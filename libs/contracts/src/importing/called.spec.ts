import { expect, test } from '@jest/globals';
import { called } from './called.js';

const thing = (code: string, name: string, disabled = false) => ({ code, name, disabled });
const found = (text: string, ...things: ReturnType<typeof thing>[]) =>
  called(
    things,
    ({ code }) => code,
    ({ name }) => name,
  )(text);

test('a thing is found by its first name, else by the next, in any letter case', () => {
  const [jar, tin] = [thing('J1', 'Jar'), thing('', 'Tin')];
  expect(found('j1', jar, tin)).toEqual([jar]);
  expect(found('TIN', jar, tin)).toEqual([tin]);
  expect(found('Box', jar, tin)).toEqual([]);
  expect(found('', jar, tin)).toEqual([]);
});

test('a code is meant before a name that looks like it', () => {
  const [named, coded] = [thing('', 'Jar'), thing('jar', 'Tin')];
  expect(found('Jar', named, coded)).toEqual([coded]);
});

test('several of a name are all found, but for those that are disabled beside others', () => {
  const [first, second, gone] = [thing('', 'Jar'), thing('', 'jar'), thing('', 'JAR', true)];
  expect(found('Jar', first, second, gone)).toEqual([first, second]);
  expect(found('Jar', gone, second)).toEqual([second]);
  expect(found('Jar', gone)).toEqual([gone]);
});

test('what reads the same is the same: blanks, hyphens, full-width characters, an apostrophe of a spreadsheet', () => {
  const [jar, shop] = [thing('J-1 A', 'Jar'), thing('', 'Corner Shop 2')];
  for (const code of ['Ｊ－１ Ａ', "'j-1 a", 'J\u20111\u00a0A', 'j-1\u200b  a', '\u200eJ-1 A'])
    expect(found(code, jar, shop)).toEqual([jar]);
  expect(found('corner  shop\u3000２', jar, shop)).toEqual([shop]);
});

test('what is named exactly so is meant before what only reads the same', () => {
  const [wide, narrow] = [thing('', 'Ｊ１'), thing('', 'J1')];
  expect(found('Ｊ１', wide, narrow)).toEqual([wide]);
  expect(found('j1', wide, narrow)).toEqual([narrow]);
  expect(found("'J１", wide, narrow)).toEqual([wide, narrow]);
});
