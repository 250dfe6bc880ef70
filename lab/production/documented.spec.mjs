import { expect, test } from '@jest/globals';
import { documentedCommands } from './documented.mjs';

test('the commands of the section are taken as they stand, examples left out', () => {
  const text = [
    '# Operations',
    '```bash',
    'before',
    '```',
    '## Production',
    '1. First:',
    '   ```bash',
    '   cat > file <<EOF',
    '     indented',
    '   EOF',
    '   ```',
    '   ```sh',
    '   an example',
    '   ```',
    '```bash',
    'second',
    '```',
    '## Releasing',
    '```bash',
    'after',
    '```',
    '',
  ].join('\n');
  expect(documentedCommands(text)).toEqual(['cat > file <<EOF\n  indented\nEOF', 'second']);
});

test('the documents lead through every part of the product', () => {
  const all = documentedCommands().join('\n');
  for (const part of [
    'CREATE DATABASE',
    '--migrate-only',
    'systemctl',
    'npm run tenant',
    'release',
    'doctor',
    'backup',
    'systemctl restart prometheus',
  ])
    expect(all).toContain(part);
});
