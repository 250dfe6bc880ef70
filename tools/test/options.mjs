import { serverNames } from '../database/servers/named.mjs';
import { Problem } from '../say/say.mjs';

/** Stages that only read the sources, the longest first: they run in parallel. */
const readingChecks = ['lint', 'format', 'typecheck', 'imports', 'surfaces', 'structure'];
/** Stages that mostly wait for programs, which run in parallel as well; two at once share no build. */
const waitingSuites = ['production', 'mysql', 'remote', 'galera'];
/** The stages of the gate in their order. */
export const gateStages = ['build', 'generated', ...readingChecks, 'jest', 'e2e'];
/** Stages of the full run only. */
const longStages = [
  ...['authority', ...waitingSuites],
  ...['exhaustive', 'thorough', 'recipes', 'bundle', 'upgrade', 'node', 'cluster', 'unsteady'],
];
/** All stages in their order. */
export const stageNames = [...gateStages, ...longStages];
/** Stages that depend on the database server. */
const databaseStages = ['build', 'jest', 'e2e'];

const names = stageNames.join('|');
const usage =
  `Usage: npm test [-- --all] [-- --from ${names}]\n` +
  `       npm test -- [--database ${serverNames.join('|')}] --only ${names}[,…] [pattern]\n` +
  `  --all runs every stage as a whole; without it, the gate runs its part of them.\n` +
  `  --from begins with that stage, after a run that was stopped.\n` +
  `  --database runs the tests that need a database, and the journeys, on that server (${databaseStages.join(', ')}).`;

/**
 * The stages to run, a pattern for the names of test files, the database server, and whether it is the gate.
 * A stage that is named runs as a whole: `--only jest,e2e orders`.
 *
 * @param {string[]} args
 * @returns {{ stages: string[], pattern: string | undefined, server: string | undefined, isGate: boolean }}
 */
export function readOptions(args) {
  const [flag, name, ...others] = args;
  if (flag === '--database') {
    if (!serverNames.includes(name)) throw new Problem(usage);
    return { ...readStages(others, databaseStages, databaseStages), server: name, isGate: false };
  }
  const isAll = flag === '--all';
  const level = isAll ? stageNames : gateStages;
  const options = readStages(isAll ? args.slice(1) : args, level, stageNames);
  return { ...options, server: undefined, isGate: !isAll && !args.includes('--only') };
}

function readStages(args, usual, known) {
  if (args.length === 0) return { stages: usual, pattern: undefined };
  const [flag, text = '', pattern, ...rest] = args;
  if (flag === '--from' && usual.includes(text) && pattern === undefined)
    return { stages: usual.slice(usual.indexOf(text)), pattern: undefined };
  const stages = text.split(',');
  if (flag !== '--only' || rest.length > 0 || !stages.every((stage) => known.includes(stage))) throw new Problem(usage);
  return { stages: known.filter((stage) => stages.includes(stage)), pattern };
}

/** ['build', 'lint', 'format', 'jest'] → [['build'], ['lint', 'format'], ['jest']]: groups that run in parallel. */
export function stageStepsOf(stages) {
  return stages.reduce((steps, name) => {
    const group = [readingChecks, waitingSuites].find((list) => list.includes(name));
    const last = steps.at(-1);
    if (last && group?.includes(last[0])) last.push(name);
    else steps.push([name]);
    return steps;
  }, []);
}
