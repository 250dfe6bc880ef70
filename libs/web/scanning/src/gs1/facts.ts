import type { Hundredths } from '@depot/contracts/amounts';
import { dateOf } from './dates.js';
import type { Gs1Element } from './elements.js';
import { netWeightOf } from './weight.js';

/** Content of a GS1 symbol in Depot's units. */
export interface Gs1Facts {
  elements: readonly Gs1Element[];
  /** 14 digits: of the item, or of the carton's content. */
  gtin?: string;
  /** Net weight in hundredths of a pound; kilograms are converted. */
  weight?: Hundredths;
  serial?: string;
  lot?: string;
  /** Pieces in the carton or of the item. */
  count?: number;
  /** Number of the shipping unit. */
  sscc?: string;
  /** Dates as YYYY-MM-DD. */
  produced?: string;
  packed?: string;
  bestBefore?: string;
  /** Last day of sale. */
  sellBy?: string;
  expiry?: string;
}

const number = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** Finds the known facts among the elements, which are valid. */
export function factsOf(elements: readonly Gs1Element[]): Gs1Facts {
  const valueOf = (...identifiers: string[]) =>
    identifiers.map((ai) => elements.find((element) => element.ai === ai)?.value).find(Boolean);
  const day = (ai: string) => {
    const value = valueOf(ai);
    return value === undefined ? undefined : dateOf(value);
  };
  return {
    elements,
    gtin: valueOf('01', '02', '03'),
    weight: netWeightOf(elements),
    serial: valueOf('21'),
    lot: valueOf('10'),
    count: number(valueOf('30', '37')),
    sscc: valueOf('00'),
    produced: day('11'),
    packed: day('13'),
    bestBefore: day('15'),
    sellBy: day('16'),
    expiry: day('17') ?? dateOf(valueOf('7003')?.slice(0, 6) ?? ''),
  };
}

/** Last day of use, by the most specific date of the label. */
export const lastDay = ({ expiry, bestBefore, sellBy }: Gs1Facts): string | undefined => expiry ?? bestBefore ?? sellBy;

/** Merges two barcodes of one label; undefined if they contradict each other and therefore belong to two labels. */
export function joinFacts(facts: Gs1Facts, more: Gs1Facts): Gs1Facts | undefined {
  const known = new Map(facts.elements.map(({ ai, value }) => [ai, value]));
  const isContrary = more.elements.some(({ ai, value }) => (known.get(ai) ?? value) !== value);
  if (isContrary) return undefined;
  return factsOf([...facts.elements, ...more.elements.filter(({ ai }) => !known.has(ai))]);
}
