import { gtin14, hasCheckDigit } from '@depot/contracts/catalog';
import { parseDigitalLink } from './gs1/digitalLink.js';
import { type Gs1Elements, type Gs1Fault, parseBracketed, parseElementString, separator } from './gs1/elements.js';
import { factsOf, type Gs1Facts } from './gs1/facts.js';
import { readSymbol } from './gs1/symbology.js';

/** Why a scan means nothing to us. */
export type ScanFault = Gs1Fault | 'unknownSymbology' | 'unreadable' | 'shippingUnit' | 'runTogether';

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
/** `01` and a trade item number, maybe behind a weight: a GS1 code whose scanner drops the leading FNC1. */
const leadingGtin = /^(?:3[12]0\d\d{6})?0[12]\d{14}/;
/** Number of a pallet or carton: 18 digits, without the identifier that would stand before them. */
const shippingUnit = /^(?:00)?\d{18}$/;
/** A lot into which ran what should have followed it: an expiry day, a weight, a long serial number. */
const runTogether = /^.+(?:1[1357]\d{6}|3[12]0\d\d{6}|21.{8,})$/;

/** A scanner that drops FNC1 lets a lot run on to the end. */
function isRunTogether({ ok, ...read }: Gs1Elements, text: string): boolean {
  if (text.includes(separator)) return false;
  if (!ok) return /^(?:3[12]0\d\d{6})?01\d{14}(?:\d{8}|3[12]0\d\d{6})*10.{21,}$/.test(text);
  const last = 'elements' in read ? read.elements.at(-1) : undefined;
  return last?.ai === '10' && runTogether.test(last.value);
}

function fromElements(read: Gs1Elements): ScanRead {
  return read.ok ? { kind: 'gs1', gs1: factsOf(read.elements) } : { kind: 'broken', fault: read.fault };
}

function fromSymbol(text: string): ScanRead {
  const symbol = readSymbol(text);
  if (symbol.kind === 'elements') return fromElements({ ok: true, elements: symbol.elements });
  return symbol.kind === 'plain' ? fromPlain(symbol.text) : { kind: 'broken', fault: symbol.fault };
}

const isTradeItemNumber = (text: string) =>
  /^\d+$/.test(text) && retailLengths.includes(text.length) && hasCheckDigit(gtin14(text));

function fromPlain(text: string): ScanRead {
  if (isTradeItemNumber(text)) return { kind: 'gs1', gs1: factsOf([{ ai: '01', value: gtin14(text) }]) };
  if (leadingGtin.test(text)) {
    const read = parseElementString(text);
    if (isRunTogether(read, text)) return { kind: 'broken', fault: 'runTogether' };
    if (read.ok || read.fault === 'badCheckDigit') return fromElements(read);
  }
  const linked = parseDigitalLink(text);
  if (linked) return fromElements(linked);
  if (shippingUnit.test(text) && hasCheckDigit(text)) return { kind: 'unknown', fault: 'shippingUnit' };
  if (/^\d+$/.test(text) && retailLengths.includes(text.length)) return { kind: 'broken', fault: 'badCheckDigit' };
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
