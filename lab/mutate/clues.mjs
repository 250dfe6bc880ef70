import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../tools/workspace-root.mjs';
import { sourcesOf } from './find-mutants.mjs';

/** Most steps from a source to its users, and the weight of a clue at each further step. */
const farthest = 3;
const fading = 0.6;

const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);
const listed = (names) => names.flatMap((part) => part.split(',')).map((name) => name.trim().replace(/^type /, ''));

/** Facts about a source: its exports, ports, imports from the contracts, routes and tables. */
export function saidBy(file, text) {
  const prefix = /@Controller\('([^']+)'\)/.exec(text)?.[1];
  const paths = prefix ? all(text, /@(?:Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g) : [];
  return {
    file,
    exports: all(text, /\bexport (?:abstract )?(?:async )?(?:class|function|const|interface|type) (\w+)/g),
    ports: listed(all(text, /\bimplements ([\w, ]+)/g)).filter((name) => name.endsWith('Port')),
    contracts: listed(all(text, /import (?:type )?\{([^}]*)\} from '@depot\/contracts\//g)).filter(Boolean),
    tables: [...new Set(all(text, /\b(?:FROM|INTO|UPDATE|JOIN) ([a-z]+(?:_[a-z]+)+)\b/g))],
    routes: paths.map((path) => [prefix, path].filter(Boolean).join('/').replace(/\/:.*/, '')),
    imports: all(text, /from '(\.{1,2}\/[^']+)\.js'/g).map((path) => `${join(dirname(file), path)}.ts`),
  };
}

let known;
const knownFacts = () =>
  (known ??= sourcesOf('services', 'libs/node', 'libs/contracts')
    .filter((file) => !/(?:\.module|\/index)\.ts$/.test(file))
    .map((file) => saidBy(file, readFileSync(join(root, file), 'utf8'))));

/** Sources that import this one, or receive it through a port that it implements. */
const usersOf = ({ file, ports }, facts) =>
  facts.filter((other) => other.imports.includes(file) || other.contracts.some((name) => ports.includes(name)));

/**
 * Clues that a test covers a source, with weights: names of the source and its tables, its imports from the contracts,
 * and the routes of its users, the nearest most.
 */
export function cluesOf(file, facts = knownFacts()) {
  const clues = new Map();
  const add = (names, worth) => names.forEach((name) => clues.has(name) || clues.set(name, worth));
  const begin = facts.find((one) => one.file === file);
  const seen = new Set([begin]);
  let step = begin ? [begin] : [];
  for (let [distance, worth] = [0, 1]; distance <= farthest && step.length > 0; distance += 1, worth *= fading) {
    for (const { exports, ports, contracts, routes, tables } of step) {
      if (distance === 0) {
        add([...exports, ...ports, ...tables], worth);
        add(contracts, worth * fading);
      }
      add(
        routes.map((route) => `/${route}`),
        worth,
      );
    }
    step = [...new Set(step.flatMap((one) => usersOf(one, facts)))].filter((one) => !seen.has(one));
    step.forEach((one) => seen.add(one));
  }
  return clues;
}

const patternOf = (clue) =>
  new RegExp(`${clue.startsWith('/') ? '' : '\\b'}${clue.replace(/[-/]/g, '\\$&')}(?![\\w-])`);

/** Clues in the text of each test: a rare clue weighs more than a common one. */
export function toldBy(clues, texts) {
  const told = texts.map(() => 0);
  for (const [clue, worth] of clues) {
    const pattern = patternOf(clue);
    const holders = [...texts.keys()].filter((at) => pattern.test(texts[at]));
    for (const at of holders) told[at] += worth / Math.sqrt(holders.length);
  }
  return told;
}
