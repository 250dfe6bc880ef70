import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../tools/workspace-root.mjs';
import { writeMails } from './write-mails.mjs';

const widths = [390, 700];

/** Each kind of mail in both languages, as a mail program shows it, by day and by night. */
export async function takeMails(browser, { url, folder, readers }, tell) {
  await writeMails(readers);
  const { formatHtmlBody } = await import(pathToFileURL(join(root, 'services/host/dist/mail/html-body.js')).href);
  const { list } = await readers.admin.api.get('/admin/outbox');
  const kinds = new Map(list.map((mail) => [mail.subject.replace(/[#\d]+/g, ''), mail]));
  for (const [at, { subject, body }] of [...kinds.values()].slice(0, 12).entries()) {
    tell(`mail ${subject}`);
    for (const [index, colorScheme] of ['light', 'dark'].entries()) {
      const context = await browser.newContext({ viewport: { width: widths[index], height: 500 }, colorScheme });
      const page = await context.newPage();
      await page.setContent(formatHtmlBody(body, url, 'Depot Foods'));
      const path = join(folder, `mail-${at + 1}-${widths[index]}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
      await context.close();
    }
  }
}
