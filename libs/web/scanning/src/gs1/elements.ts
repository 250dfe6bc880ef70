import { type Definition, findDefinition, findDefinitionAt } from './definitions.js';
import { computeLength, hasWrongCheckDigit, isValid } from './format.js';

/** One data element: an application identifier and its value. */
export interface Gs1Element {
  ai: string;
  value: string;
}

/** Why a text is no GS1 element string. */
export type Gs1Fault = 'empty' | 'unknownIdentifier' | 'badValue' | 'badCheckDigit' | 'repeated';

export type Gs1Elements = { ok: true; elements: Gs1Element[] } | { ok: false; fault: Gs1Fault };

/** The group separator, which scanners send for FNC1. */
export const separator = '\u001d';

const reportFault = (fault: Gs1Fault): Gs1Elements => ({ ok: false, fault });

/** The elements, or the first reason why they are none. */
export function checkElements(elements: Gs1Element[]): Gs1Elements {
  if (elements.length === 0) return reportFault('empty');
  const values = new Map<string, string>();
  for (const { ai, value } of elements) {
    const definition = findDefinition(ai);
    if (!definition) return reportFault('unknownIdentifier');
    if (!isValid(definition, value))
      return reportFault(hasWrongCheckDigit(definition, value) ? 'badCheckDigit' : 'badValue');
    if ((values.get(ai) ?? value) !== value) return reportFault('repeated');
    values.set(ai, value);
  }
  return { ok: true, elements };
}

function readValue(text: string, definition: Definition): string {
  const rest = text.slice(definition.ai.length);
  if (definition.fixed) return rest.slice(0, computeLength(definition));
  const end = rest.indexOf(separator);
  return end === -1 ? rest : rest.slice(0, end);
}

/** Parses an element string: `0112345678901231` `10ABC<GS>` …. Never throws. */
export function parseElementString(text: string): Gs1Elements {
  const elements: Gs1Element[] = [];
  let rest = text.startsWith(separator) ? text.slice(1) : text;
  while (rest.length > 0) {
    const definition = findDefinitionAt(rest);
    if (!definition) return reportFault('unknownIdentifier');
    const value = readValue(rest, definition);
    elements.push({ ai: definition.ai, value });
    rest = rest.slice(definition.ai.length + value.length);
    if (rest.startsWith(separator)) rest = rest.slice(1);
  }
  return checkElements(elements);
}

const bracketed = /\((\d{2,4})\)((?:\\\(|[^(])*)/y;

/** `(01)12345678901231(10)ABC`, the form printed under a symbol; `\(` is a bracket of the value. Never throws. */
export function parseBracketed(text: string): Gs1Elements {
  const elements: Gs1Element[] = [];
  bracketed.lastIndex = 0;
  while (bracketed.lastIndex < text.length) {
    const match = bracketed.exec(text);
    if (!match) return reportFault('unknownIdentifier');
    elements.push({ ai: match[1] ?? '', value: (match[2] ?? '').replaceAll('\\(', '(') });
  }
  return checkElements(elements);
}

/**
 * The element string of these elements, with a separator before it and where one is needed. Elements are taken as
 * valid.
 */
export function buildElementString(elements: readonly Gs1Element[], fnc1 = separator): string {
  return elements.reduce((text, { ai, value }, index) => {
    const before = elements[index - 1];
    const separated = index > 0 && !(before && findDefinition(before.ai)?.fixed);
    return `${text}${separated ? fnc1 : ''}${ai}${value}`;
  }, fnc1);
}
