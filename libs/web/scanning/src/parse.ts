import { gtin14, hasCheckDigit } from '@depot/contracts/catalog';
import { foldCharacters, isGtinLength } from '@depot/contracts/identifiers';
import { parseDigitalLink } from './gs1/digitalLink.js';
import { type Gs1Elements, type Gs1Fault, parseBracketed, parseElementString, separator } from './gs1/elements.js';
import { type Gs1Facts, readFacts } from './gs1/facts.js';
import { readSymbol } from './gs1/symbology.js';

/** Reason why a scan is invalid. */
export type ScanFault = Gs1Fault | 'unknownSymbology' | 'unreadable' | 'shippingUnit' | 'runTogether';

/** Interpretation of a scan. */
export type ScanRead =
  /** Depot's own label; `gs1` if it could also be part of a supplier's label. */
  | { kind: 'label'; qrValue: string; gs1?: Gs1Facts }
  /** A GS1 code of a supplier: GS1-128, DataMatrix, DataBar, GS1 QR, EAN or UPC. */
  | { kind: 'gs1'; gs1: Gs1Facts }
  /** Anything else; `broken` when it set out to be a GS1 code. */
  | { kind: 'unknown' | 'broken'; fault: ScanFault };

/** Depot's labels: an opaque code, see the QR value of a unit. */
const ownLabel = /^[A-Z0-9]{1,20}$/;
/** Current format of Depot's labels. */
const exactLabel = /^(?=.*\d)(?=.*[A-Z])[0-9A-HJKMNP-TV-Z]{16}$/;
/** Further barcodes of a label that names its item in another one: lot, serial number, a date, a weight. */
const leadingPart = /^(?:10|21|1[1-3567]\d{4}|3[1256]\d\d\d|7003\d{6})/;
/** Spellings of the group separator that people and some scanners use. */
const writtenSeparators = /\{GS\}|<GS>|\^/g;
/** `01` and a trade item number, optionally after a weight: a GS1 code whose scanner drops the leading FNC1. */
const leadingGtin = /^(?:3[12]0\d\d{6})?0[12]\d{14}/;
/** Number of a pallet or carton: 18 digits, optionally after the identifier 00. */
const shippingUnit = /^(?:00)?\d{18}$/;
/**
 * A lot that includes the following element, because the separator is missing: an expiry day, a weight, a long serial
 * number.
 */
const runTogether = /^.+(?:1[1357]\d{6}|3[12]0\d\d{6}|21.{8,})$/;
/** `runTogether` at the end of a lot without other elements. */
const swallowed = /(?:1[1357]\d{6}|3[12]0\d\d{6}|21.{8,})$/;
/** Requires a letter before the match, because a long number may end like that by chance. */
const hasSwallowed = (lot: string) => /[A-Z]/.test(lot.slice(0, Math.max(0, lot.search(swallowed))));

/** True if the scanner dropped FNC1, so that the lot includes the following elements. */
function isRunTogether({ ok, ...read }: Gs1Elements, text: string): boolean {
  if (text.includes(separator)) return false;
  if (!ok) return /^(?:3[12]0\d\d{6})?01\d{14}(?:\d{8}|3[12]0\d\d{6})*10.{21,}$/.test(text);
  const last = 'elements' in read ? read.elements.at(-1) : undefined;
  return last?.ai === '10' && runTogether.test(last.value);
}

function fromElements(read: Gs1Elements): ScanRead {
  return read.ok ? { kind: 'gs1', gs1: readFacts(read.elements) } : { kind: 'broken', fault: read.fault };
}

function fromSymbol(text: string): ScanRead {
  const symbol = readSymbol(text);
  if (symbol.kind === 'elements') return fromElements({ ok: true, elements: symbol.elements });
  return symbol.kind === 'plain' ? fromPlain(symbol.text) : { kind: 'broken', fault: symbol.fault };
}

const isTradeItemNumber = (text: string) => isGtinLength(text) && hasCheckDigit(gtin14(text));

/** Reads one of Depot's labels, or a code that looks like one. */
function fromLabel(text: string): ScanRead {
  const label = text.toUpperCase(); // typed by hand, or with Caps Lock on
  return ownLabel.test(label)
    ? { kind: 'label', qrValue: label }
    : { kind: 'unknown', fault: text === '' ? 'empty' : 'unreadable' };
}

/** A further barcode of a label, of a scanner that drops the leading FNC1; undefined where the text is none. */
function fromPart(text: string): ScanRead | undefined {
  if (!leadingPart.test(text)) return undefined;
  const read = parseElementString(text);
  const last = read.ok ? read.elements.at(-1) : undefined;
  if (last?.ai === '10' && hasSwallowed(last.value)) return { kind: 'broken', fault: 'runTogether' };
  if (!exactLabel.test(text)) return fromElements(read);
  return { kind: 'label', qrValue: text, ...(read.ok && { gs1: readFacts(read.elements) }) };
}

function fromPlain(text: string): ScanRead {
  if (isTradeItemNumber(text)) return { kind: 'gs1', gs1: readFacts([{ ai: '01', value: gtin14(text) }]) };
  if (leadingGtin.test(text)) {
    const read = parseElementString(text);
    if (isRunTogether(read, text)) return { kind: 'broken', fault: 'runTogether' };
    if (read.ok || read.fault === 'badCheckDigit') return fromElements(read);
  }
  const linked = parseDigitalLink(text);
  if (linked) return fromElements(linked);
  if (shippingUnit.test(text) && hasCheckDigit(text)) return { kind: 'unknown', fault: 'shippingUnit' };
  const part = fromPart(text);
  if (part && (part.kind !== 'broken' || !isGtinLength(text))) return part;
  return isGtinLength(text) ? { kind: 'broken', fault: 'badCheckDigit' } : fromLabel(text);
}

/** FNC1 and the characters of GS1 stay; full-width and invisible characters do not. */
const convertFolded = (scanned: string): string => scanned.split(separator).map(foldCharacters).join(separator);

/** The text printed below the bars has blanks between and within values; the values themselves contain none. */
const removeBlanks = (text: string): string => text.replaceAll(' ', '');

/** Interprets a scanned or typed text. Never throws. */
export function parse(scanned: string): ScanRead {
  const text = convertFolded(scanned);
  if (text.startsWith(']')) return fromSymbol(text);
  const separated = text.replace(writtenSeparators, separator);
  if (separated.startsWith('(')) return fromElements(parseBracketed(removeBlanks(text)));
  if (separated.includes(separator)) return fromElements(parseElementString(separated));
  return fromPlain(text);
}
