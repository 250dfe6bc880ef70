import { type PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/** First page of a document within a file; `page` counts from 0. */
export interface Bookmark {
  title: string;
  page: number;
}

/** Printed sheets in a page; the first sheet of each document has its title. */
const sheet = /<section class="sheet[^"]*"[^>]*>/g;
const titleAttribute = / data-bookmark="([^"]*)"/;

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => characters[name] ?? whole);

/** The documents of a page to print; `first` is the number of its first sheet within the file. */
export function listBookmarks(html: string, first = 0): Bookmark[] {
  return [...html.matchAll(sheet)].flatMap(([tag], at) => {
    const title = titleAttribute.exec(tag)?.[1];
    return title === undefined ? [] : [{ title: decodeEntities(title), page: first + at }];
  });
}

/** Adds a bookmark for each document, for files with many. Documents on missing pages are left out. */
export function addBookmarks(
  { context, catalog }: PDFDocument,
  bookmarks: readonly Bookmark[],
  pages: readonly PDFRef[],
): void {
  const outline = context.nextRef();
  const entries = bookmarks.flatMap(({ title, page }) => {
    const target = pages[page];
    return target ? [{ title, target, own: context.nextRef() }] : [];
  });
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return;
  entries.forEach(({ title, target, own }, at) => {
    const [before, after] = [entries[at - 1], entries[at + 1]];
    const entry = {
      Title: PDFHexString.fromText(title),
      Parent: outline,
      Dest: [target, 'Fit'],
      ...(before && { Prev: before.own }),
      ...(after && { Next: after.own }),
    };
    context.assign(own, context.obj(entry));
  });
  context.assign(outline, context.obj({ Type: 'Outlines', First: first.own, Last: last.own, Count: entries.length }));
  catalog.set(PDFName.of('Outlines'), outline);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
