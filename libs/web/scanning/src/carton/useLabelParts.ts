import { type Language, translate } from '@depot/contracts/errors';
import { useLanguage } from '@depot/i18n';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type HalfScanned, rejectScan, type ScanVerdict } from '../field/useScans.js';
import type { Gs1Facts } from '../gs1/facts.js';
import { messages } from '../messages.js';
import { describeFacts } from './describeFacts.js';
import { findNextStep, type LabelParts } from './nextStep.js';

/** One of the products that a GTIN belongs to. */
export interface ProductOption {
  productId: number;
  name: string;
}

/** Result of placing a label that has an item number. */
export type Placement<Place> =
  /** Placed in this box or line; `awaits` lists the facts that are still to be scanned or typed. */
  | { place: Place; verdict: ScanVerdict; awaits?: string }
  | { refused: ScanVerdict }
  /** Several products have its GTIN and the user must choose. */
  | { among: readonly ProductOption[] };

export interface LabelHandlers<Place> {
  /**
   * Handles a label with an item number, merged with the parts scanned so far; `productId` is the user's choice, if
   * any.
   */
  onItem: (facts: Gs1Facts, productId?: number) => Placement<Place> | Promise<Placement<Place>>;
  /**
   * Adds a further barcode of a label to the place of its item: `facts` is the merged label, `part` the new facts.
   * Undefined if the goods there have no such fact.
   */
  onPart: (
    place: Place,
    facts: Gs1Facts,
    part: Gs1Facts,
  ) => Placement<Place> | undefined | Promise<Placement<Place> | undefined>;
}

export interface ScannedLabels {
  /** Takes one barcode of a supplier's label. */
  take: (gs1: Gs1Facts) => Promise<ScanVerdict>;
  half: HalfScanned | undefined;
  /** The next barcode starts another label, because the user has moved elsewhere. */
  forget: () => void;
}

/** Keeps the scanned facts of labels and shows incomplete labels. */
function useParts<Place>(language: Language) {
  const [half, setHalf] = useState<string>();
  const parts = useRef<LabelParts<Place>>({});
  const keep = useCallback((next: LabelParts<Place>, text?: string) => {
    parts.current = next;
    setHalf(text);
  }, []);
  const forget = useCallback(() => keep({}), [keep]);
  const hold = useCallback(
    (facts: Gs1Facts, dropped?: Gs1Facts): ScanVerdict => {
      const what = describeFacts(facts, language);
      keep({ ...parts.current, held: facts }, what);
      const text = dropped
        ? translate(messages.heldInstead, language, { what, dropped: describeFacts(dropped, language) })
        : translate(messages.held, language, { what });
      return { accepted: true, isHalf: true, text };
    },
    [keep, language],
  );
  const shown = useMemo(() => (half === undefined ? undefined : { text: half, discard: forget }), [half, forget]);
  return { parts, keep, hold, forget, half: shown };
}

/**
 * Merges the barcodes that suppliers spread over one label, in either order. A barcode without an item number never
 * fills a line on its own.
 */
export function useLabelParts<Place>(handlers: LabelHandlers<Place>): ScannedLabels {
  const language = useLanguage();
  const { parts, keep, hold, forget, half } = useParts<Place>(language);
  const now = useRef(handlers);
  useLayoutEffect(() => {
    now.current = handlers;
  });

  const settle = useCallback(
    (placement: Placement<Place>, facts: Gs1Facts, beganWithPart: boolean): ScanVerdict => {
      if ('refused' in placement) {
        keep({ last: { facts, place: undefined, beganWithPart, isHalf: false } });
        return placement.refused;
      }
      if ('place' in placement) {
        const { place, awaits, verdict } = placement;
        keep({ last: { facts, place, beganWithPart, isHalf: awaits !== undefined } }, awaits);
        return awaits === undefined ? verdict : { ...verdict, isHalf: true };
      }
      keep({ held: facts }, describeFacts(facts, language));
      const choose = async (productId: number) => {
        const { held } = parts.current; // includes facts scanned while the user was choosing
        const whole = held && held.gtin === facts.gtin ? held : facts;
        return settle(await now.current.onItem(whole, productId), whole, beganWithPart);
      };
      const choices = placement.among.map(({ productId, name }) => ({ label: name, choose: () => choose(productId) }));
      return { ...rejectScan(translate(messages.whichProduct, language, { gtin: facts.gtin ?? '' })), choices };
    },
    [keep, language, parts],
  );

  const take = useCallback(
    async (gs1: Gs1Facts): Promise<ScanVerdict> => {
      const step = findNextStep(parts.current, gs1);
      if (step.kind === 'held') return hold(step.facts, step.dropped);
      if (step.kind === 'repeated') return rejectScan(translate(messages.repeatedPart, language));
      if (step.kind === 'item') return settle(await now.current.onItem(step.facts), step.facts, step.beganWithPart);
      const { place, beganWithPart = false } = parts.current.last ?? {};
      if (place === undefined) return rejectScan(translate(messages.partOfRefused, language));
      const placement = await now.current.onPart(place, step.facts, gs1);
      return placement ? settle(placement, step.facts, beganWithPart) : hold(gs1);
    },
    [hold, language, parts, settle],
  );
  return { take, half, forget };
}
