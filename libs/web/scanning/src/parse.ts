import { hasCheckDigit } from './gs1/checks.js';
import { type Gs1Elements, type Gs1Fault, parseBracketed, parseElementString, separator } from './gs1/elements.js';
import { factsOf, type Gs1Facts } from './gs1/facts.js';
import { readSymbol } from './gs1/symbology.js';

/** Why a scan means nothing to us. */
export type ScanFault = Gs1Fault | 'unknownSymbology' | 'badCheckDigit' | 'unreadable';

/** What was scanned. */
export type ScanRead =
  /** A label of our own. */
  | { kind: 'label'; qrValue: string }
  /** A GS1 code of a supplier: GS1-128, DataMatrix, DataBar, GS1 QR, EAN or UPC. */
  | { kind: 'gs1'; gs1: Gs1Facts }
  /** Anything else; `broken` when it set out to be a GS1 code. */
  | { kind: 'unknown' | 'broken'; fault: ScanFault };

/** Our labels: an opaque code, see the QR value of a unit. */
const ownLabel = /^[A-Z0-9]{1,20}$/;
/** How people and some scanners write the separator. */
const writtenSeparators = /\{GS\}|<GS>|\^/g;
const retailLengths = [8, 12, 13, 14];
/** `01` and a trade item number: a GS1 code whose scanner drops the leading FNC1. */
const leadingGtin = /^0[12]\d{14}/;

function fromElements(read: Gs1Elements): ScanRead {
  return read.ok ? { kind: 'gs1', gs1: factsOf(read.elements) } : { kind: 'broken', fault: read.fault };
}

function fromSymbol(text: string): ScanRead {
  const symbol = readSymbol(text);
  if (symbol.kind === 'elements') return fromElements({ ok: true, elements: symbol.elements });
  return symbol.kind === 'plain' ? fromPlain(symbol.text) : { kind: 'broken', fault: symbol.fault };
}

const isTradeItemNumber = (text: string) =>
  /^\d+$/.test(text) && retailLengths.includes(text.length) && hasCheckDigit(text);

function fromPlain(text: string): ScanRead {
  if (isTradeItemNumber(text)) return { kind: 'gs1', gs1: factsOf([{ ai: '01', value: text.padStart(14, '0') }]) };
  if (leadingGtin.test(text)) {
    const read = parseElementString(text);
    if (read.ok) return fromElements(read);
  }
  const label = text.toUpperCase(); // typed by hand, or with Caps Lock on
  return ownLabel.test(label)
    ? { kind: 'label', qrValue: label }
    : { kind: 'unknown', fault: text === '' ? 'empty' : 'unreadable' };
}

/** Says what a scanned or typed text is. Never throws. */
export function parse(scanned: string): ScanRead {
  const text = scanned.trim();
  if (text.startsWith(']')) return fromSymbol(text);
  const separated = text.replace(writtenSeparators, separator);
  if (separated.startsWith('(')) return fromElements(parseBracketed(text));
  if (separated.includes(separator)) return fromElements(parseElementString(separated));
  return fromPlain(text);
}
