import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { Injectable } from '@nestjs/common';
import type { Tell } from '../job/long-document.js';
import { PdfPrinter } from './pdf-printer.js';

/** Prints what is too long for one page load, part by part, into one PDF. */
@Injectable()
export class JoinedPdf {
  constructor(private readonly printer: PdfPrinter) {}

  /** Each batch is printed by itself and begins on a page of its own. A single one comes just as it is printed. */
  async print<T>(
    batches: readonly (readonly T[])[],
    htmlOf: (batch: readonly T[], index: number) => Promise<string>,
    tell: Tell,
  ): Promise<Buffer> {
    const [first = []] = batches;
    if (batches.length <= 1) return this.printer.print(await htmlOf(first, 0));
    const whole = await PDFDocument.create();
    let done = 0;
    for (const [index, batch] of batches.entries()) {
      const part = await PDFDocument.load(await this.printer.print(await htmlOf(batch, index)), { parseSpeed: ParseSpeeds.Fastest });
      for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
      done += batch.length;
      await tell(done);
    }
    return Buffer.from(await whole.save());
  }
}
