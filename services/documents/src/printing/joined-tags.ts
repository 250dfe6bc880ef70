import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
const treeRoot = name('StructTreeRoot');
/** What the tags call a page. */
const pageNumber = name('StructParents');
/** What they call a cell, and by what its heads are found. */
const [id, headers] = [name('ID'), name('Headers')];

/** An entry of a number tree or a name tree. */
type Entry = [key: PDFObject, value: PDFObject];

/**
 * The tags of printed parts as those of the file that they are put together to: what is a heading, a table and its
 * cells, for who hears a paper. Each part stays an element of its own, and what a page or a cell is called is called
 * anew, since every part counts from the beginning.
 */
export class JoinedTags {
  private readonly root: PDFRef;
  private readonly document: PDFRef;
  private readonly parts: PDFRef[] = [];
  private readonly onPages: Entry[] = [];
  private readonly byId: Entry[] = [];
  /** Of the next page, as the tags call it. */
  private next = 0;

  constructor(private readonly whole: PDFDocument) {
    this.root = whole.context.nextRef();
    this.document = whole.context.nextRef();
  }

  /** Takes over the tags of a part. `pages` are all of its pages, as they have been copied into the whole. */
  add(part: PDFDocument, pages: readonly PDFPage[]): void {
    const tree = part.catalog.lookupMaybe(treeRoot, PDFDict);
    if (!tree) return;
    const prefix = `${String(this.parts.length).padStart(4, '0')}-`;
    const places = new Map(
      part.getPages().flatMap(({ ref }, at): [PDFRef, PDFRef][] => (pages[at] ? [[ref, pages[at].ref]] : [])),
    );
    const ownRoot = part.catalog.get(treeRoot);
    if (ownRoot instanceof PDFRef) places.set(ownRoot, this.document);
    const copier = new TagCopier(part.context, this.whole.context, prefix, places);
    for (const element of elementsOf(tree)) this.adopt(copier.copy(element));
    for (const [key, value] of entriesOf(tree, 'ParentTree', 'Nums'))
      this.onPages.push([PDFNumber.of(this.next + numberOf(key)), copier.copy(value)]);
    for (const [key, value] of entriesOf(tree, 'IDTree', 'Names'))
      this.byId.push([copier.renamed(key), copier.copy(value)]);
    for (const { node } of pages) {
      const known = node.get(pageNumber);
      if (known) node.set(pageNumber, PDFNumber.of(this.next + numberOf(known)));
    }
    this.next += numberOf(tree.get(name('ParentTreeNextKey'))) || pages.length;
  }

  /** Gives the file the tags of all its parts; none where no part has any. */
  finish(): void {
    const { context, catalog } = this.whole;
    if (this.parts.length === 0) return;
    const document = { Type: 'StructElem', S: 'Document', P: this.root, K: this.parts };
    context.assign(this.document, context.obj(document));
    const tree = context.obj({
      ...{ Type: 'StructTreeRoot', K: this.document, ParentTreeNextKey: this.next },
      ParentTree: context.register(context.obj({ Nums: this.onPages.flat() })),
      ...(this.byId.length > 0 && { IDTree: context.register(context.obj({ Names: this.byId.flat() })) }),
    });
    context.assign(this.root, tree);
    catalog.set(treeRoot, this.root);
    catalog.set(name('MarkInfo'), context.obj({ Marked: true }));
  }

  /** What was a document by itself is a part of one. */
  private adopt(copied: PDFObject): void {
    if (!(copied instanceof PDFRef)) return;
    const element = this.whole.context.lookup(copied, PDFDict);
    element.set(name('S'), name('Part'));
    element.set(name('P'), this.document);
    this.parts.push(copied);
  }
}

/** Copies the tags of a part, with everything they lead to but its pages, which are there already. */
class TagCopier {
  constructor(
    private readonly part: PDFContext,
    private readonly whole: PDFContext,
    private readonly prefix: string,
    private readonly places: Map<PDFRef, PDFRef>,
  ) {}

  copy(value: PDFObject): PDFObject {
    if (value instanceof PDFRef) return this.copiedRef(value);
    if (value instanceof PDFDict) return this.copiedDict(value);
    if (value instanceof PDFArray) return this.whole.obj(value.asArray().map((each) => this.copy(each)));
    return value;
  }

  /** Names of cells are given anew in each part. */
  renamed(value: PDFObject): PDFObject {
    if (value instanceof PDFArray) return this.whole.obj(value.asArray().map((each) => this.renamed(each)));
    const isText = value instanceof PDFString || value instanceof PDFHexString;
    return isText ? PDFString.of(`${this.prefix}${value.decodeText()}`) : value;
  }

  private copiedRef(ref: PDFRef): PDFObject {
    const known = this.places.get(ref);
    if (known) return known;
    const found = this.part.lookup(ref);
    const own = this.whole.nextRef();
    this.places.set(ref, own);
    if (found) this.whole.assign(own, this.copy(found));
    return own;
  }

  private copiedDict(dict: PDFDict): PDFDict {
    const own = PDFDict.withContext(this.whole);
    for (const [key, value] of dict.entries())
      own.set(key, key === id || key === headers ? this.renamed(value) : this.copy(value));
    return own;
  }
}

/** The elements that a tree of tags begins with. */
function elementsOf(tree: PDFDict): PDFObject[] {
  const kids = tree.get(name('K'));
  if (kids instanceof PDFArray) return kids.asArray();
  return kids ? [kids] : [];
}

/** What a number tree or a name tree holds, in its order. */
function entriesOf(holder: PDFDict, treeName: string, leaves: string): Entry[] {
  const tree = holder.lookupMaybe(name(treeName), PDFDict);
  if (!tree) return [];
  const flat = tree.lookupMaybe(name(leaves), PDFArray)?.asArray() ?? [];
  const own = flat.flatMap((key, at): Entry[] => {
    const value = flat[at + 1];
    return at % 2 === 0 && value ? [[key, value]] : [];
  });
  const kids = tree.lookupMaybe(name('Kids'), PDFArray)?.asArray() ?? [];
  return [...own, ...kids.flatMap((kid) => entriesOf(tree.context.obj({ [treeName]: kid }), treeName, leaves))];
}

const numberOf = (value: PDFObject | undefined): number => (value instanceof PDFNumber ? value.asNumber() : 0);
