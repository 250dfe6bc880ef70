import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { Injectable } from '@nestjs/common';
import { pMapIterable } from 'p-map';
import type { Tell } from '../job/long-document.js';
import { pagesAtOnce, PdfPrinter } from './pdf-printer.js';

/** Prints what is too long for one page load, part by part, into one PDF. */
@Injectable()
export class JoinedPdf {
  constructor(private readonly printer: PdfPrinter) {}

  /** Each batch is printed by itself and begins on a page of its own. A single one comes just as it is printed. */
  async print<T>(
    batches: readonly (readonly T[])[],
    htmlOf: (batch: readonly T[], index: number) => Promise<string>,
    reportProgress: Tell,
  ): Promise<Buffer> {
    const [first = []] = batches;
    if (batches.length <= 1) return this.printer.print(await htmlOf(first, 0));
    const printed = pMapIterable(
      batches.entries(),
      async ([index, batch]) => ({ pdf: await this.printer.print(await htmlOf(batch, index)), count: batch.length }),
      { concurrency: pagesAtOnce },
    );
    const whole = await PDFDocument.create();
    let done = 0;
    for await (const { pdf, count } of printed) {
      const part = await PDFDocument.load(pdf, { parseSpeed: ParseSpeeds.Fastest });
      for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
      done += count;
      await reportProgress(done);
    }
    return Buffer.from(await whole.save());
  }
}
