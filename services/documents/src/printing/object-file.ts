import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import {
  PDFCatalog,
  type PDFContext,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFStream,
} from '@cantoo/pdf-lib';
import { type Renaming, serializeObject } from './object-bytes.js';

/** An object to write, under its number. */
export type NumberedObject = readonly [number: number, object: PDFObject];
/** Position of an object in the cross-reference table: a byte offset, or an index within an object stream. */
type ObjectPosition =
  | readonly [kind: 1, offset: number, generation: 0]
  | readonly [kind: 2, pack: number, index: number];

const compressDeflate = promisify(deflate);
/** Objects read between two turns of the event loop: fifty tagged invoices have some 17,000. */
export const objectsPerTick = 1_000;
/** Objects that are packed as one; between two packs others get their turn. */
const packSize = 250;
/** Bytes of each column of the table, and of a row. */
const widths = [1, 4, 2] as const;
const rowSize = 7;
/** Object streams and cross-reference tables of a file that was read; both are written again. */
const containers = ['ObjStm', 'XRef'];
/** Streams cannot be packed. Pages are left for readers that know no packs. */
const unpacked = [PDFStream, PDFCatalog, PDFPageTree, PDFPageLeaf];

/**
 * Writes a PDF object by object, and the cross-reference table at its end. The library's own `save` searches the table
 * from its start for each object: ten times the objects take a hundred times as long, and tags are many small objects.
 */
export class ObjectFile {
  private readonly parts: Buffer[] = [];
  private length = 0;
  private readonly positions = new Map<number, ObjectPosition>();

  /** `context` numbers the objects that the joined file adds. */
  constructor(private readonly context: PDFContext) {
    // Non-ASCII bytes mark the file as binary for programs that transfer it.
    this.write(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
  }

  /** Adds objects; `renaming` maps the references in them. */
  async add(objects: readonly NumberedObject[], renaming?: Renaming): Promise<void> {
    const packed: [number: number, bytes: Buffer][] = [];
    for (const [number, object] of objects) {
      if (isContainer(object)) continue;
      const bytes = serializeObject(object, renaming);
      if (unpacked.some((kind) => object instanceof kind)) this.addBytes(number, bytes);
      else packed.push([number, bytes]);
      if (packed.length === packSize) await this.addPack(packed.splice(0));
    }
    if (packed.length > 0) await this.addPack(packed);
  }

  /** Adds the table, and gives the whole file. */
  async end(): Promise<Buffer> {
    const { Root, Info, ID } = this.context.trailerInfo;
    const begin = this.length;
    const number = this.reserveNumber();
    this.positions.set(number, [1, begin, 0]);
    await this.addStream(number, this.buildTable(), { Type: 'XRef', Size: number + 1, W: [...widths], Root, Info, ID });
    this.write(Buffer.from(`startxref\n${begin}\n%%EOF\n`));
    return Buffer.concat(this.parts);
  }

  private async addPack(objects: readonly [number: number, bytes: Buffer][]): Promise<void> {
    const pack = this.reserveNumber();
    let [index, offset] = ['', 0];
    objects.forEach(([number, bytes], at) => {
      this.positions.set(number, [2, pack, at]);
      index += `${number} ${offset} `;
      offset += bytes.length + 1;
    });
    const content = objects.flatMap(([, bytes]) => [bytes, Buffer.from('\n')]);
    const facts = { Type: 'ObjStm', N: objects.length, First: index.length };
    await this.addStream(pack, Buffer.concat([Buffer.from(index), ...content]), facts);
  }

  private async addStream(number: number, content: Buffer, facts: Parameters<PDFContext['stream']>[1]): Promise<void> {
    const stream = this.context.stream(await compressDeflate(content), { ...facts, Filter: 'FlateDecode' });
    this.addBytes(number, serializeObject(stream));
  }

  private addBytes(number: number, bytes: Buffer): void {
    this.positions.set(number, [1, this.length, 0]);
    this.write(Buffer.from(`${number} 0 obj\n`), bytes, Buffer.from('\nendobj\n'));
  }

  /** A row for each number; one that is not used has zeros. */
  private buildTable(): Buffer {
    const table = Buffer.alloc((this.context.largestObjectNumber + 1) * rowSize);
    // The head of the list of free numbers.
    table.writeUInt16BE(0xffff, rowSize - 2);
    for (const [number, place] of this.positions) {
      let at = number * rowSize;
      widths.forEach((width, column) => {
        at = table.writeUIntBE(place[column] ?? 0, at, width);
      });
    }
    return table;
  }

  private reserveNumber(): number {
    return this.context.nextRef().objectNumber;
  }

  private write(...parts: Buffer[]): void {
    for (const part of parts) {
      this.parts.push(part);
      this.length += part.length;
    }
  }
}

function isContainer(object: PDFObject): boolean {
  const type = object instanceof PDFStream ? object.dict.get(PDFName.of('Type')) : undefined;
  return type instanceof PDFName && containers.includes(type.decodeText());
}

/** All objects of a document. */
export const listObjects = ({ context }: PDFDocument): NumberedObject[] =>
  context.enumerateIndirectObjects().map(([{ objectNumber }, object]) => [objectNumber, object]);
