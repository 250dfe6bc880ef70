import { integrityName } from '@depot/contracts/page';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchRest, loadShell } from './fetchShell.js';

const files = { shell: ['/vendor.0a.js', '/shell.0b.css', '/shell.0c.js'], parts: ['/tables.0d.js'] };
const integrity = document.createElement('meta');
integrity.name = integrityName;
integrity.content = '/vendor.0a.js sha384-v /shell.0c.js sha384-s';

const head = () =>
  [...document.head.querySelectorAll('script, link')].map((each) => [
    each instanceof HTMLScriptElement ? 'script' : (each as HTMLLinkElement).rel,
    each.getAttribute('src') ?? each.getAttribute('href'),
  ]);
const shell = [
  ['script', '/vendor.0a.js'],
  ['stylesheet', '/shell.0b.css'],
  ['script', '/shell.0c.js'],
];

const idle: (() => void)[] = [];
const stand = (readyState: string) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });

beforeEach(() => {
  document.head.replaceChildren(integrity);
  idle.length = 0;
  stand('complete');
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('scripts of the shell run in their order, each only if it is what the page promises', () => {
  loadShell(files.shell);
  expect(head()).toEqual(shell);
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map(({ async: isAsync }) => isAsync)).toEqual([false, false]);
  expect(scripts.map((script) => script.integrity)).toEqual(['sha384-v', 'sha384-s']);
});

test('the rest is fetched once the page stands and has nothing else to do', () => {
  stand('interactive');
  fetchRest(files);
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(head()).toEqual([]);
  idle.forEach((work) => work());
  expect(head()).toEqual([...shell, ['preload', '/tables.0d.js']]);
});

test('at once where it stands already', () => {
  fetchRest(files);
  expect(idle).toHaveLength(1);
});

test('and a little later in a browser that cannot tell when it has nothing to do', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  fetchRest(files);
  expect(head()).toEqual([]);
  jest.runAllTimers();
  expect(head()).toEqual([...shell, ['preload', '/tables.0d.js']]);
});
