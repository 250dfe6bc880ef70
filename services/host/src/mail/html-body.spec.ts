import { expect, test } from '@jest/globals';
import { formatHtmlBody } from './html-body.js';

const home = 'https://d.test';

test('a text becomes paragraphs and links, and what looks like markup stays text', () => {
  const html = formatHtmlBody(
    'Dear <b>A & "B"</b>,\nwelcome\n\nhttps://d.test/x?token=1&name=N',
    'https://d.test',
    'Acme <Foods>',
  );
  expect(html).toContain('Dear &lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;,<br>welcome</p>');
  expect(html).toContain('<a href="https://d.test/x?token=1&amp;name=N"');
  expect(html).toContain('Acme &lt;Foods&gt;');
});

test('what stands further in stays there, as the note on a line does', () => {
  expect(formatHtmlBody('Figs: 2 pcs\n  Ripe ones.', home)).toContain('Figs: 2 pcs<br>&nbsp;&nbsp;Ripe ones.</p>');
});

test('nothing in it comes from elsewhere, and it takes the colours of a dark reader', () => {
  const html = formatHtmlBody('Hello', home);
  expect(html).not.toMatch(/<img|<script|src=|url\(|href=/);
  expect(html).toContain('color-scheme" content="light dark"');
});

test('what is Chinese in it says so, and is drawn with Chinese punctuation', () => {
  const html = formatHtmlBody('Hello,\n\nAnna：\n\n您好', home);
  expect(html).toContain('<html lang="en">');
  expect(html).toMatch(/<p style="[^"]*">Hello,/);
  expect(html).toMatch(/<p lang="zh-CN" style="[^"]*">Anna：/);
  expect(html).toMatch(/<p lang="zh-CN" style="[^"]*">您好/);
});

test('only addresses of the product are links, whatever a name looks like', () => {
  const html = formatHtmlBody('Hello https://evil.test/x,\n\nhttps://d.test/y', home);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://d.test/y"']);
});
