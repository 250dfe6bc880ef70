import { serverNames } from '../database/servers/named.mjs';
import { Problem } from '../say/say.mjs';

/** Those that only read the sources, the longest first: they run side by side. */
const readingChecks = ['lint', 'format', 'typecheck', 'imports', 'surfaces', 'structure', 'names'];
/** Those that wait for programs more than they work, side by side as well; two at once build nothing together. */
const waitingSuites = ['production', 'mysql', 'remote', 'galera'];
/** The stages in their order. */
export const stageNames = ['build', 'generated', ...readingChecks, 'jest', ...waitingSuites, 'e2e'];
/** Those that run only when they are named. */
const namedStages = ['exhaustive', 'thorough', 'unsteady', 'cluster', 'recipes', 'node', 'upgrade', 'bundle'];
/** Those in which it matters on which database server they run. */
const databaseStages = ['build', 'jest', 'e2e'];

const allStages = [...stageNames, ...namedStages].join('|');
const usage =
  `Usage: npm test [-- [--database ${serverNames.join('|')}] [--only ${allStages}[,…] [pattern]]]\n` +
  `  --database runs the tests that need a database, and the journeys, on that server (${databaseStages.join(', ')}).`;

/**
 * `--only jest,e2e orders` → the stages to run and a pattern for the names of test files; `--database` → a server
 * for them.
 *
 * @returns {{ stages: string[], pattern: string | undefined, server: string | undefined }}
 */
export function readOptions(args) {
  const [flag, name, ...others] = args;
  if (flag !== '--database') return { ...readStages(args, stageNames, namedStages), server: undefined };
  if (!serverNames.includes(name)) throw new Problem(usage);
  return { ...readStages(others, databaseStages), server: name };
}

function readStages(args, usual, more = []) {
  if (args.length === 0) return { stages: usual, pattern: undefined };
  const known = [...usual, ...more];
  const [flag, names, pattern, ...rest] = args;
  const stages = (names ?? '').split(',');
  if (flag !== '--only' || rest.length > 0 || !stages.every((name) => known.includes(name))) throw new Problem(usage);
  return { stages: known.filter((name) => stages.includes(name)), pattern };
}

/** ['build', 'lint', 'names', 'jest'] → [['build'], ['lint', 'names'], ['jest']]: what runs side by side. */
export function stageStepsOf(stages) {
  return stages.reduce((steps, name) => {
    const group = [readingChecks, waitingSuites].find((names) => names.includes(name));
    const last = steps.at(-1);
    if (last && group?.includes(last[0])) last.push(name);
    else steps.push([name]);
    return steps;
  }, []);
}
