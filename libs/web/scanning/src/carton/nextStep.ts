import { type Gs1Facts, joinFacts } from '../gs1/facts.js';

/** The barcodes of one label, as far as they were scanned. */
export interface LabelParts<Place> {
  /** Facts that wait for the barcode with the item number. */
  held?: Gs1Facts;
  /** The label that named its item last. */
  last?: {
    facts: Gs1Facts;
    /** Box or line of the item; undefined if it was rejected. */
    place: Place | undefined;
    /** A part of it was scanned before its item. */
    beganWithPart: boolean;
    /** Further facts must be scanned, for example the weight. */
    isHalf: boolean;
  };
}

/** Role of a scanned barcode within its label. */
export type LabelStep =
  /**
   * Barcode with the item number, merged with the held facts of the same label. `dropped` belonged to another label.
   */
  | { kind: 'item'; facts: Gs1Facts; beganWithPart: boolean; dropped?: Gs1Facts }
  /** A further part of the last label. */
  | { kind: 'part'; facts: Gs1Facts }
  /** Part of a label whose item number has not been scanned yet. */
  | { kind: 'held'; facts: Gs1Facts; dropped?: Gs1Facts }
  /** Barcode that was scanned before and adds no facts. */
  | { kind: 'repeated' };

const isMore = (facts: Gs1Facts, more: Gs1Facts) => more.elements.length > facts.elements.length;

/**
 * True for a second barcode of the last label that repeats its item number: one contains the weight, the other the lot.
 */
function isSecondHalf({ facts, isHalf }: NonNullable<LabelParts<unknown>['last']>, gs1: Gs1Facts): boolean {
  const isOtherHalf = facts.weight !== undefined && gs1.weight === undefined;
  return facts.gtin === gs1.gtin && (isHalf || isOtherHalf);
}

/** A barcode that names its item. */
function findItemStep<Place>({ held, last }: LabelParts<Place>, gs1: Gs1Facts): LabelStep {
  if (held) {
    const facts = joinFacts(held, gs1);
    if (facts) return { kind: 'item', facts, beganWithPart: held.gtin === undefined };
    return { kind: 'item', facts: gs1, beganWithPart: false, dropped: held };
  }
  const whole = last?.place !== undefined && isSecondHalf(last, gs1) ? joinFacts(last.facts, gs1) : undefined;
  if (last && whole && isMore(last.facts, whole)) return { kind: 'part', facts: whole };
  return { kind: 'item', facts: gs1, beganWithPart: false };
}

/** A barcode that names none, where another one is held. */
function findHeldStep(held: Gs1Facts, gs1: Gs1Facts): LabelStep {
  const facts = joinFacts(held, gs1);
  if (!facts) return { kind: 'held', facts: gs1, dropped: held };
  return facts.gtin ? { kind: 'item', facts, beganWithPart: false } : { kind: 'held', facts };
}

/**
 * Assigns a barcode to a label. One without an item number belongs to the held facts, else to the last label unless
 * that already contains or contradicts it. If the user scans such a barcode first on each label, it starts the next
 * label.
 */
export function findNextStep<Place>(parts: LabelParts<Place>, gs1: Gs1Facts): LabelStep {
  const { held, last } = parts;
  if (gs1.gtin) return findItemStep(parts, gs1);
  if (held) return findHeldStep(held, gs1);
  const facts = last && joinFacts(last.facts, gs1);
  if (!facts) return { kind: 'held', facts: gs1 };
  if (isMore(last.facts, facts)) return { kind: 'part', facts };
  return last.beganWithPart ? { kind: 'held', facts: gs1 } : { kind: 'repeated' };
}
