import type { Hundredths } from '@depot/contracts/amounts';
import { parseDate } from './dates.js';
import type { Gs1Element } from './elements.js';
import { readNetWeight } from './weight.js';

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

const parseNumber = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** Finds the known facts among the elements, which are valid. */
export function readFacts(elements: readonly Gs1Element[]): Gs1Facts {
  const findValue = (...identifiers: string[]) =>
    identifiers.map((ai) => elements.find((element) => element.ai === ai)?.value).find(Boolean);
  const readDay = (ai: string) => {
    const value = findValue(ai);
    return value === undefined ? undefined : parseDate(value);
  };
  return {
    elements,
    gtin: findValue('01', '02', '03'),
    weight: readNetWeight(elements),
    serial: findValue('21'),
    lot: findValue('10'),
    count: parseNumber(findValue('30', '37')),
    sscc: findValue('00'),
    produced: readDay('11'),
    packed: readDay('13'),
    bestBefore: readDay('15'),
    sellBy: readDay('16'),
    expiry: readDay('17') ?? parseDate(findValue('7003')?.slice(0, 6) ?? ''),
  };
}

/** Last day of use, by the most specific date of the label. */
export const lastDay = ({ expiry, bestBefore, sellBy }: Gs1Facts): string | undefined => expiry ?? bestBefore ?? sellBy;

/** Merges two barcodes of one label; undefined if they contradict each other and therefore belong to two labels. */
export function joinFacts(facts: Gs1Facts, more: Gs1Facts): Gs1Facts | undefined {
  const known = new Map(facts.elements.map(({ ai, value }) => [ai, value]));
  const isContrary = more.elements.some(({ ai, value }) => (known.get(ai) ?? value) !== value);
  if (isContrary) return undefined;
  return readFacts([...facts.elements, ...more.elements.filter(({ ai }) => !known.has(ai))]);
}
