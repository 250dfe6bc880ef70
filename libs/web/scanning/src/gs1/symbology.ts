import { hasCheckDigit } from '@depot/contracts/catalog';
import { type Gs1Element, type Gs1Fault, parseElementString, separator } from './elements.js';

/** Result of the symbology identifier before the data (`]C1`, `]Q3`): elements, plain text, or a fault. */
export type SymbolRead =
  | { kind: 'elements'; elements: Gs1Element[] }
  | { kind: 'plain'; text: string }
  | { kind: 'broken'; fault: Gs1Fault | 'unknownSymbology' };

/** FNC1 in first position: GS1-128, DataMatrix, QR, DotCode, DataBar and composites, ITF-14 excepted. */
const gs1Symbologies = /^\](?:C1|d2|Q3|J1|e[0-3])/;
const plainSymbologies = /^\](?:Q[0-24-6]|d[01]|C[02]|J0|A\d|I[01]|F\d|G\d|L\d|z\d|X\d)/;
/**
 * Eight digits announced as EAN-13. The standard sends a UPC-E as thirteen digits, but many scanners send the eight
 * printed ones. A leading 1 is excluded, because the digits could be a compressed or a complete number.
 */
const printedDigits = /^\]E0[02-9]\d{7}$/;
/** Separates the linear part of a composite from its 2D part. */
const composite = '|]e0';

function readElements(text: string): SymbolRead {
  const read = parseElementString(text);
  return read.ok ? { kind: 'elements', elements: read.elements } : { kind: 'broken', fault: read.fault };
}

/** EAN-13, UPC-A or EAN-8: a trade item number, and the elements of a composite. */
function readRetailCode(data: string, length: number): SymbolRead {
  const [number = '', more] = data.split(composite, 2);
  const digits = length === 13 ? number.padStart(13, '0') : number;
  if (digits.length !== length || !hasCheckDigit(digits)) return { kind: 'broken', fault: 'badCheckDigit' };
  const gtin = `01${digits.padStart(14, '0')}`;
  return readElements(more === undefined ? gtin : `${gtin}${more.startsWith(separator) ? more.slice(1) : more}`);
}

/** Reads a scan with a symbology identifier (ISO/IEC 15424) in front. Never throws. */
export function readSymbol(text: string): SymbolRead {
  const data = text.slice(3);
  if (gs1Symbologies.test(text)) return readElements(data);
  if (text.startsWith(']E0') && data.length >= 12) return readRetailCode(data, 13);
  if (text.startsWith(']E4')) return readRetailCode(data, 8);
  if (plainSymbologies.test(text) || printedDigits.test(text)) return { kind: 'plain', text: data };
  return { kind: 'broken', fault: 'unknownSymbology' };
}
