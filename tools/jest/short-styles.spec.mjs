import { expect, test } from '@jest/globals';
import { hidingRules } from './short-styles.mjs';

test('keeps what hides something or keeps the pointer away, and what takes that back', () => {
  const css = `.a{color:red;display:none;margin:0}.b{color:blue}.c .d{visibility:hidden}
    .e{pointer-events:none}.e .f{pointer-events:auto;cursor:pointer}`;
  expect(hidingRules(css).split('\n')).toEqual([
    '.a{display:none}',
    '.c .d{visibility:hidden}',
    '.e{pointer-events:none}',
    '.e .f{pointer-events:auto}',
  ]);
});

test('leaves out what holds on some screens alone', () => {
  const css =
    '@media (max-width: 575px){.a{display:none}.b{color:red}}.c{display:none}@keyframes x{from{top:0}to{top:1px}}';
  expect(hidingRules(css)).toBe('.c{display:none}');
});
