import { PDFDocument } from '@cantoo/pdf-lib';
import { currentLanguage } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { pMapIterable } from 'p-map';
import type { ReportProgress } from '../job/long-document.js';
import { addBookmarks, type Bookmark, listBookmarks } from './bookmarks.js';
import { JoinedFile } from './joined-file.js';
import { listObjects, ObjectFile, objectsPerTick } from './object-file.js';
import { pagesAtOnce, PdfPrinter } from './pdf-printer.js';

/** Prints a document that exceeds one page load in parts, and joins these into one PDF. */
@Injectable()
export class JoinedPdf {
  constructor(private readonly printer: PdfPrinter) {}

  /**
   * Each batch is printed separately and starts on a new page. Several documents get bookmarks; a single one is
   * returned as printed. `title` is that of the whole file.
   */
  async print<T>(
    title: string,
    batches: readonly (readonly T[])[],
    renderBatch: (batch: readonly T[], index: number) => Promise<string>,
    reportProgress: ReportProgress,
  ): Promise<Buffer> {
    const [first = []] = batches;
    if (batches.length <= 1) return this.printSingle(await renderBatch(first, 0));
    const printed = pMapIterable(
      batches.entries(),
      async ([index, batch]) => {
        const html = await renderBatch(batch, index);
        return { html, pdf: await this.printer.print(html), count: batch.length };
      },
      { concurrency: pagesAtOnce },
    );
    const whole = await PDFDocument.create();
    whole.setTitle(title, { showInWindowTitleBar: true });
    whole.setLanguage(currentLanguage() === 'cn' ? 'zh-CN' : 'en');
    const file = new JoinedFile(whole);
    const bookmarks: Bookmark[] = [];
    let done = 0;
    for await (const { html, pdf, count } of printed) {
      bookmarks.push(...listBookmarks(html, file.pageCount));
      await file.add(pdf);
      done += count;
      await reportProgress(done);
    }
    return file.end(bookmarks);
  }

  private async printSingle(html: string): Promise<Buffer> {
    const pdf = await this.printer.print(html);
    const bookmarks = listBookmarks(html);
    if (bookmarks.length <= 1) return pdf;
    const whole = await PDFDocument.load(pdf, { parseSpeed: objectsPerTick, updateMetadata: false });
    const pages = whole.getPages().map(({ ref }) => ref);
    addBookmarks(whole, bookmarks, pages);
    const file = new ObjectFile(whole.context);
    await file.add(listObjects(whole));
    return file.end();
  }
}
