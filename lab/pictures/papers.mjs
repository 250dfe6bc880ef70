import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { Transformer } from '@napi-rs/image';
import { withToken } from '../../tools/demo/load/client.mjs';
import { papersOf } from './paper-list.mjs';

/** Pixels a point: 100 dots an inch. */
const scale = 100 / 72;
/** Further pages look the same. */
const pagesShown = 3;
const languages = { en: 'en-US', zh: 'zh-CN' };
const { LETTER, A4 } = { LETTER: 'letter', A4: 'a4' };

/**
 * Prints every paper in both languages on both sizes and turns its first pages into pictures. The distributor's paper
 * size is put back.
 */
export async function takePapers({ url, folder, readers: { admin } }, things, tell) {
  const { obj: seller } = await admin.api.get('/seller');
  const papers = await papersOf(admin.api, things);
  const library = await PDFiumLibrary.init();
  try {
    for (const [paper, size] of Object.entries({ LETTER, A4 })) {
      const { version, ...rest } = (await admin.api.get('/seller')).obj;
      await admin.api.put('/seller', { ...rest, paper, version });
      for (const [name, path, body] of papers)
        for (const [language, tag] of Object.entries(languages)) {
          tell(`${name} ${size} ${language}`);
          const pdf = await withToken(url, admin.token, tag).file(path, body);
          await takePdf(library, pdf, join(folder, `paper-${name}-${size}-${language}`));
        }
    }
  } finally {
    library.destroy();
    const { version } = (await admin.api.get('/seller')).obj;
    await admin.api.put('/seller', { ...seller, version });
  }
}

async function takePdf(library, pdf, path) {
  const document = await library.loadDocument(pdf);
  for (const page of [...document.pages()].slice(0, pagesShown)) {
    const picture = await page.render({
      scale,
      render: ({ data, width, height }) => Transformer.fromRgbaPixels(data, width, height).png(),
    });
    await writeFile(`${path}-${page.number + 1}.png`, picture.data);
  }
  document.destroy();
}
