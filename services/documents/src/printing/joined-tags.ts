import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import { formatCellName, formatObject, type Renaming } from './object-bytes.js';

const toName = (text: string): PDFName => PDFName.of(text);
const treeRoot = toName('StructTreeRoot');
/** Key that links a page to its tags. */
const pageKey = toName('StructParents');

/** An entry of a number tree or a name tree. */
type Entry = [key: PDFObject, value: PDFObject];

/** An object with its serialized text. */
class SerializedObject extends PDFObject {
  constructor(private readonly text: string) {
    super();
  }

  override toString(): string {
    return this.text;
  }
}

/**
 * Merges the tags of printed parts: headings, tables and cells, for screen readers. The document of each part becomes a
 * part of one document. Keys of pages and cells are renumbered, since each part starts from zero.
 */
export class JoinedTags {
  private readonly root: PDFRef;
  private readonly document: PDFRef;
  private readonly parts: PDFRef[] = [];
  /** Elements of each page by its key, and cells by their name. */
  private readonly onPages: string[] = [];
  private readonly byName: string[] = [];
  /** Key of the next page. */
  private next = 0;

  constructor(private readonly context: PDFContext) {
    this.root = context.nextRef();
    this.document = context.nextRef();
  }

  /** Root of a part's tags, which the document of the joined file replaces. */
  mapTreeRoot(part: PDFDocument): [number, number][] {
    const root = part.catalog.get(treeRoot);
    return root instanceof PDFRef ? [[root.objectNumber, this.document.objectNumber]] : [];
  }

  /** Takes over the tags of a part, and makes its pages and elements ready to be written under other names. */
  add(part: PDFDocument, renaming: Renaming): void {
    const tree = part.catalog.lookupMaybe(treeRoot, PDFDict);
    if (!tree) return;
    for (const element of listElements(tree)) {
      part.context.lookup(element, PDFDict).set(toName('S'), toName('Part'));
      this.parts.push(PDFRef.of(renaming.mapNumber(element.objectNumber)));
    }
    for (const [key, value] of listEntries(tree, 'ParentTree', 'Nums'))
      this.onPages.push(`${this.next + readNumber(key)} ${formatObject(value, renaming)}`);
    for (const [key, value] of listEntries(tree, 'IDTree', 'Names'))
      this.byName.push(`${formatCellName(key, renaming)} ${formatObject(value, renaming)}`);
    for (const { node } of part.getPages()) {
      const known = node.get(pageKey);
      if (known) node.set(pageKey, PDFNumber.of(this.next + readNumber(known)));
    }
    this.next += readNumber(tree.get(toName('ParentTreeNextKey'))) || part.getPageCount();
  }

  /** Gives the file the tags of all its parts; none where no part has any. */
  finish(catalog: PDFDict): void {
    const { context, parts, byName } = this;
    if (parts.length === 0) return;
    context.assign(this.document, context.obj({ Type: 'StructElem', S: 'Document', P: this.root, K: parts }));
    const tree = {
      Type: 'StructTreeRoot',
      K: this.document,
      ParentTreeNextKey: this.next,
      ParentTree: context.register(new SerializedObject(`<</Nums [${this.onPages.join(' ')}]>>`)),
      ...(byName.length > 0 && { IDTree: context.register(new SerializedObject(`<</Names [${byName.join(' ')}]>>`)) }),
    };
    context.assign(this.root, context.obj(tree));
    catalog.set(treeRoot, this.root);
    catalog.set(toName('MarkInfo'), context.obj({ Marked: true }));
  }
}

/** The elements that a tree of tags begins with. */
function listElements(tree: PDFDict): PDFRef[] {
  const kids = tree.get(toName('K'));
  return (kids instanceof PDFArray ? kids.asArray() : [kids]).filter((kid) => kid instanceof PDFRef);
}

/** Entries of a number tree or name tree, in order. */
function listEntries(holder: PDFDict, treeName: string, leaves: string): Entry[] {
  const tree = holder.lookupMaybe(toName(treeName), PDFDict);
  if (!tree) return [];
  const flat = tree.lookupMaybe(toName(leaves), PDFArray)?.asArray() ?? [];
  const own = flat.flatMap((key, at): Entry[] => {
    const value = flat[at + 1];
    return at % 2 === 0 && value ? [[key, value]] : [];
  });
  const kids = tree.lookupMaybe(toName('Kids'), PDFArray)?.asArray() ?? [];
  return [...own, ...kids.flatMap((kid) => listEntries(tree.context.obj({ [treeName]: kid }), treeName, leaves))];
}

const readNumber = (value: PDFObject | undefined): number => (value instanceof PDFNumber ? value.asNumber() : 0);
