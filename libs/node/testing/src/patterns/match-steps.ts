import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Goes on after a part of the pattern has matched up to a place of the text. */
type Next = (at: number) => boolean;

const isOne = new Map<string, RegExp>();

/** One character, as the engine itself judges it. */
function matchesAt({ raw }: AST.Node, flags: string, text: string, at: number): boolean {
  const key = `${flags}/${raw}`;
  const pattern = isOne.get(key) ?? new RegExp(raw, `${flags.replace(/[gy]/g, '')}y`);
  isOne.set(key, pattern);
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Matches like a backtracking engine without shortcuts, and counts its steps. */
class StepCounter {
  steps = 0;

  constructor(
    private readonly text: string,
    private readonly flags: string,
  ) {}

  /** One of the alternatives, from a place on. */
  any(alternatives: readonly AST.Alternative[], at: number, next: Next): boolean {
    return alternatives.some(({ elements }) => this.all(elements, 0, at, next));
  }

  private all(elements: readonly AST.Element[], index: number, at: number, next: Next): boolean {
    const element = elements[index];
    return element ? this.one(element, at, (end) => this.all(elements, index + 1, end, next)) : next(at);
  }

  private one(element: AST.Element, at: number, next: Next): boolean {
    this.steps += 1;
    switch (element.type) {
      case 'Quantifier':
        return this.repeated(element, 0, at, next);
      case 'Group':
      case 'CapturingGroup':
        return this.any(element.alternatives, at, next);
      case 'Assertion':
        return this.holds(element, at) && next(at);
      case 'Backreference':
        throw new Error(`Steps of ${element.raw} are not counted.`);
      default:
        return at < this.text.length && matchesAt(element, this.flags, this.text, at) && next(at + 1);
    }
  }

  private holds(assertion: AST.Assertion, at: number): boolean {
    if (assertion.kind === 'lookahead') return this.any(assertion.alternatives, at, () => true) !== assertion.negate;
    return matchesAt(assertion, this.flags, this.text, at);
  }

  private repeated(quantifier: AST.Quantifier, count: number, at: number, next: Next): boolean {
    const { min, max, greedy, element } = quantifier;
    const more = () =>
      count < max &&
      this.one(element, at, (end) => (end > at || count < min) && this.repeated(quantifier, count + 1, end, next));
    if (count < min) return more();
    return greedy ? more() || next(at) : next(at) || more();
  }
}

/** Steps that a backtracking engine takes to find a pattern in a text, or that it is not in it. */
export function matchSteps(pattern: RegExp, text: string): number {
  const { source, flags, sticky, global, lastIndex } = pattern;
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const counter = new StepCounter(text, flags);
  const from = sticky || global ? lastIndex : 0;
  for (let at = from; at <= text.length; at += 1) {
    if (counter.any(alternatives, at, () => true) || sticky) break;
  }
  return counter.steps;
}
