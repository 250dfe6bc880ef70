import { expect, test } from '@jest/globals';
import { removeForeignLinks } from './foreign-links.js';

const home = 'https://depot.example';
const shown = (text: string) => removeForeignLinks(text, home).replaceAll('\u2060', '|');

test.each([
  ['Hello https://evil.example/x,', 'Hello https:|//evil|.example/x,'],
  ['Hello evil.example,', 'Hello evil|.example,'],
  ['Hello www.evil.example/pay now', 'Hello www|.evil|.example/pay now'],
  ['https://depot.example.evil.test/', 'https:|//depot|.example|.evil|.test/'],
  ['javascript://evil', 'javascript:|//evil'],
])('what looks like an address in %s becomes no link', (text, expected) => expect(shown(text)).toBe(expected));

test.each([
  'Register here:\nhttps://depot.example/register?token=a.b&name=c',
  'Balance 1,234.50 USD, 3.30 lb. Thank you.',
  'Write to orders@depot.example.',
  'Invoice I12, P.O. Box 7',
])('%s stays as it is', (text) => expect(removeForeignLinks(text, home)).toBe(text));
