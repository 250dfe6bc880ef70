import { PDFArray, PDFDict, PDFHexString, type PDFObject, PDFRef, PDFStream, PDFString } from '@cantoo/pdf-lib';

/** Maps object numbers of one file to those of another. */
export interface Renaming {
  /** The number that the object with this number has there. */
  mapNumber: (number: number) => number;
  /** Put before the names of cells: each file counts its own from the beginning. */
  prefix: string;
}

/** Attributes that name a cell and its headers. */
const cellNames = ['ID', 'Headers'];
const asItIs: Renaming = { mapNumber: (number) => number, prefix: '' };

/** Serializes an object for a file, with other numbers than in its source. */
export function serializeObject(object: PDFObject, renaming: Renaming = asItIs): Buffer {
  if (!(object instanceof PDFStream)) return Buffer.from(formatObject(object, renaming), 'latin1');
  object.updateDict();
  const head = Buffer.from(`${formatObject(object.dict, renaming)}\nstream\n`, 'latin1');
  return Buffer.concat([head, object.getContents(), Buffer.from('\nendstream')]);
}

/** Serializes an object that is no stream; each character is a byte. */
export function formatObject(object: PDFObject, renaming: Renaming): string {
  if (object instanceof PDFRef) return `${renaming.mapNumber(object.objectNumber)} 0 R`;
  if (object instanceof PDFArray) return formatArray(object, (each) => formatObject(each, renaming));
  if (!(object instanceof PDFDict)) return object.toString();
  const entries = object.entries().map(([key, value]) => {
    const isName = cellNames.includes(key.decodeText());
    return `${key.toString()} ${isName ? formatCellName(value, renaming) : formatObject(value, renaming)}`;
  });
  return `<<${entries.join(' ')}>>`;
}

/** The name of a cell, or those of its heads. */
export function formatCellName(name: PDFObject, renaming: Renaming): string {
  if (name instanceof PDFArray) return formatArray(name, (each) => formatCellName(each, renaming));
  const isText = name instanceof PDFString || name instanceof PDFHexString;
  if (!isText || renaming.prefix === '') return formatObject(name, renaming);
  return PDFHexString.of(Buffer.from(`${renaming.prefix}${name.decodeText()}`).toString('hex')).toString();
}

const formatArray = (array: PDFArray, formatElement: (each: PDFObject) => string): string =>
  `[${array.asArray().map(formatElement).join(' ')}]`;
