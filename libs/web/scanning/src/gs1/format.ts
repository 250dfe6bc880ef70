import { componentChecks } from './checks.js';
import type { Definition } from './definitions.js';

const characters: Record<string, string> = {
  N: '\\d',
  X: '[!"%-?A-Z_a-z]',
  Y: '[#\\-/\\dA-Z]',
  Z: '[\\w=-]',
};

interface Compiled {
  pattern: RegExp;
  /** Names of the checks of each component, in order. */
  checks: string[][];
  /** Longest value. */
  length: number;
}

const compiled = new Map<string, Compiled>();

function buildComponentPattern(component: string): string {
  const [, set = '', limit, length = ''] = /^\[?([NXYZ])(\.\.)?(\d+)/.exec(component) ?? [];
  const repeated = limit ? `{1,${length}}` : `{${length}}`;
  return `(${characters[set]}${repeated})${component.startsWith('[') ? '?' : ''}`;
}

function compile(format: string): Compiled {
  const components = format.split(' ');
  return {
    pattern: new RegExp(`^${components.map(buildComponentPattern).join('')}$`),
    checks: components.map((component) => component.replace(']', '').split(',').slice(1)),
    length: components.reduce((sum, component) => sum + Number(/\d+/.exec(component)?.[0]), 0),
  };
}

function compileFormat({ format }: Definition): Compiled {
  const known = compiled.get(format) ?? compile(format);
  compiled.set(format, known);
  return known;
}

/** Number of characters of a fixed-length value. */
export function computeLength(definition: Definition): number {
  return compileFormat(definition).length;
}

/** True if the value has the characters, length, check digit and dates that its identifier requires. */
export function isValid(definition: Definition, value: string): boolean {
  const { pattern, checks: names } = compileFormat(definition);
  const components = pattern.exec(value)?.slice(1);
  if (!components) return false;
  return names.every((wanted, index) => {
    const component = components[index];
    return component === undefined || wanted.every((name) => componentChecks[name]?.(component));
  });
}

/** True for a value that only its check digit spoils: one digit was misread. */
export function hasWrongCheckDigit(definition: Definition, value: string): boolean {
  return (
    definition.format.includes('csum') && compileFormat(definition).pattern.test(value) && !isValid(definition, value)
  );
}
