import { PDFArray, PDFDict, PDFHexString, type PDFObject, PDFRef, PDFStream, PDFString } from '@cantoo/pdf-lib';

/** Maps object numbers of one file to those of another. */
export interface Renaming {
  /** The number that the object with this number has there. */
  numberOf: (number: number) => number;
  /** Put before the names of cells: each file counts its own from the beginning. */
  prefix: string;
}

/** Attributes that name a cell and its headers. */
const cellNames = ['ID', 'Headers'];
const asItIs: Renaming = { numberOf: (number) => number, prefix: '' };

/** Serializes an object for a file, with other numbers than in its source. */
export function objectBytes(object: PDFObject, renaming: Renaming = asItIs): Buffer {
  if (!(object instanceof PDFStream)) return Buffer.from(objectText(object, renaming), 'latin1');
  object.updateDict();
  const head = Buffer.from(`${objectText(object.dict, renaming)}\nstream\n`, 'latin1');
  return Buffer.concat([head, object.getContents(), Buffer.from('\nendstream')]);
}

/** Serializes an object that is no stream; each character is a byte. */
export function objectText(object: PDFObject, renaming: Renaming): string {
  if (object instanceof PDFRef) return `${renaming.numberOf(object.objectNumber)} 0 R`;
  if (object instanceof PDFArray) return arrayText(object, (each) => objectText(each, renaming));
  if (!(object instanceof PDFDict)) return object.toString();
  const entries = object.entries().map(([key, value]) => {
    const isName = cellNames.includes(key.decodeText());
    return `${key.toString()} ${isName ? cellNameText(value, renaming) : objectText(value, renaming)}`;
  });
  return `<<${entries.join(' ')}>>`;
}

/** The name of a cell, or those of its heads. */
export function cellNameText(name: PDFObject, renaming: Renaming): string {
  if (name instanceof PDFArray) return arrayText(name, (each) => cellNameText(each, renaming));
  const isText = name instanceof PDFString || name instanceof PDFHexString;
  if (!isText || renaming.prefix === '') return objectText(name, renaming);
  return PDFHexString.of(Buffer.from(`${renaming.prefix}${name.decodeText()}`).toString('hex')).toString();
}

const arrayText = (array: PDFArray, textOf: (each: PDFObject) => string): string =>
  `[${array.asArray().map(textOf).join(' ')}]`;
