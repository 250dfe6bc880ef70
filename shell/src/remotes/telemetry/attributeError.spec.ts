import { expect, test } from '@jest/globals';
import { registerHashes } from '../verify/integrity.js';
import { findErrorOwner } from './start.js';

registerHashes({
  remote: 'mf-orders',
  version: '1.2.0',
  manifestUrl: 'https://cdn.example/mf-orders/1.2.0/mf-manifest.json',
  manifestIntegrity: '',
  files: {},
});

const thrownIn = (...lines: string[]) => Object.assign(new Error('x'), { stack: ['Error: x', ...lines].join('\n') });

test.each([
  ['the remote whose file comes first', thrownIn('at a (https://cdn.example/mf-orders/1.2.0/a.js:1:2)'), 'mf-orders'],
  [
    'a remote below the shell’s own frames',
    thrownIn('at r (https://d.example/shell.js:1:1)', 'at https://cdn.example/mf-orders/1.2.0/b.js:9:9'),
    'mf-orders',
  ],
  ['the shell where no remote is in it', thrownIn('at r (https://d.example/shell.js:1:1)'), 'shell'],
  ['the shell for what is no error', 'a text', 'shell'],
])('blames %s', (_whom, error, remote) => expect(findErrorOwner(error).remote).toBe(remote));

test('a file that the browser names counts as well', () => {
  expect(findErrorOwner(undefined, 'https://cdn.example/mf-orders/1.2.0/a.js')).toEqual({
    remote: 'mf-orders',
    version: '1.2.0',
  });
});
