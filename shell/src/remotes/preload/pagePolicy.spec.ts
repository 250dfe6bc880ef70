import { withStyleNonce } from '@depot/contracts/page';
import { afterEach, expect, jest, test } from '@jest/globals';
import { applyPagePolicy } from './pagePolicy.js';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

const world = globalThis as { trustedTypes?: unknown };
const create = document.createElement;
afterEach(() => {
  delete world.trustedTypes;
  document.createElement = create;
  document.head.replaceChildren();
});

/** The rules of the policy that a browser with Trusted Types is given. */
function policyOf(defaultPolicy: unknown = null) {
  const createPolicy = jest.fn<(name: string, rules: Rules) => unknown>();
  world.trustedTypes = { defaultPolicy, createPolicy };
  applyPagePolicy();
  return createPolicy.mock.calls;
}

test("styles that scripts make carry the page's nonce, other elements none", () => {
  document.head.innerHTML = withStyleNonce('</head>', 'abc').replace('</head>', '');
  applyPagePolicy();
  expect(document.createElement('style').nonce).toBe('abc');
  expect(document.createElement('script').nonce).toBeFalsy();
});

test('where the page has no nonce, styles are as they were', () => {
  applyPagePolicy();
  expect(document.createElement).toBe(create);
});

test.each([
  ['.ant-btn > span { width: 1px } @media (width < 600px) {}', true],
  ['<img src=x onerror=alert(1)>', false],
  ['a</style><script>', false],
  ['<!-- -->', false],
])('a text that becomes markup: %s', (text, isTaken) => {
  const [[name, rules] = []] = policyOf();
  expect(name).toBe('default');
  expect(rules?.createHTML(text)).toBe(isTaken ? text : null);
});

test.each([
  ['/shell.0123abcd.js', true],
  ['https://depot.example/entry.js', true],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
])('an address of a script: %s', (address, isTaken) => {
  const [[, rules] = []] = policyOf();
  expect(rules?.createScriptURL(address)).toBe(isTaken ? address : null);
});

test('a page that has its policy already keeps it', () => {
  expect(policyOf({})).toEqual([]);
});
