import { type PDFContext, PDFDocument, PDFName, PDFNumber, PDFPageTree, PDFRef } from '@cantoo/pdf-lib';
import { addBookmarks, type Bookmark } from './bookmarks.js';
import { JoinedTags } from './joined-tags.js';
import type { Renaming } from './object-bytes.js';
import { listObjects, type NumberedObject, ObjectFile, objectsPerTick } from './object-file.js';

/**
 * Joins printed files part by part. Each part is written at once with renumbered objects, and released: a long file
 * takes no more memory than its bytes.
 */
export class JoinedFile {
  private readonly context: PDFContext;
  private readonly file: ObjectFile;
  private readonly tags: JoinedTags;
  private readonly pageList: PDFRef;
  private readonly pages: PDFRef[] = [];
  private parts = 0;

  /** `whole` is an empty document with the title and the language of the file. */
  constructor(private readonly whole: PDFDocument) {
    const pages = whole.catalog.get(PDFName.of('Pages'));
    if (!(pages instanceof PDFRef)) throw new Error('A document has no list of pages.');
    this.pageList = pages;
    this.context = whole.context;
    this.file = new ObjectFile(this.context);
    this.tags = new JoinedTags(this.context);
  }

  /** Number of pages added so far. */
  get pageCount(): number {
    return this.pages.length;
  }

  async add(pdf: Buffer): Promise<void> {
    const part = await PDFDocument.load(pdf, { parseSpeed: objectsPerTick, updateMetadata: false });
    const { largestObjectNumber, trailerInfo } = part.context;
    const objects = listObjects(part);
    const instead = new Map([...this.mapPageLists(objects), ...this.tags.mapTreeRoot(part)]);
    const renaming = this.buildRenaming(largestObjectNumber, instead);
    this.tags.add(part, renaming);
    for (const { ref } of part.getPages()) this.pages.push(PDFRef.of(renaming.mapNumber(ref.objectNumber)));
    const left = [trailerInfo.Root, trailerInfo.Info];
    const kept = objects.filter(([number]) => !instead.has(number) && !left.includes(PDFRef.of(number)));
    await this.file.add(
      kept.map(([number, object]) => [renaming.mapNumber(number), object]),
      renaming,
    );
  }

  /** The file, with a bookmark for each document. */
  async end(bookmarks: readonly Bookmark[]): Promise<Buffer> {
    const { whole, context, pages } = this;
    const list = whole.catalog.Pages();
    list.set(PDFName.of('Kids'), context.obj(pages));
    list.set(PDFName.of('Count'), PDFNumber.of(pages.length));
    this.tags.finish(whole.catalog);
    addBookmarks(whole, bookmarks, pages);
    await this.file.add(listObjects(whole));
    return this.file.end();
  }

  /** Numbers from here on are those of the next part. */
  private buildRenaming(count: number, instead: ReadonlyMap<number, number>): Renaming {
    const before = this.context.largestObjectNumber;
    this.context.largestObjectNumber += count;
    const prefix = `${String(this.parts).padStart(4, '0')}-`;
    this.parts += 1;
    return { mapNumber: (number) => instead.get(number) ?? before + number, prefix };
  }

  /** The page lists of a part, which the list of the joined file replaces. */
  private mapPageLists(objects: readonly NumberedObject[]): [number, number][] {
    const { objectNumber } = this.pageList;
    return objects.flatMap(([number, object]) => (object instanceof PDFPageTree ? [[number, objectNumber]] : []));
  }
}
