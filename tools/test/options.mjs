import { Problem } from '../say/say.mjs';

/** The stages in their order. */
export const stageNames = ['build', 'generated', 'lint', 'imports', 'names', 'format', 'typecheck', 'jest', 'e2e'];

const usage = `Usage: npm test [-- --only ${stageNames.join('|')}[,…] [pattern]]`;

/** `--only jest,e2e orders` → the stages to run and a pattern for the names of test files. */
export function readOptions(args) {
  if (args.length === 0) return { stages: stageNames, pattern: undefined };
  const [flag, names, pattern, ...rest] = args;
  const stages = (names ?? '').split(',');
  if (flag !== '--only' || rest.length > 0 || !stages.every((name) => stageNames.includes(name))) throw new Problem(usage);
  return { stages: stageNames.filter((name) => stages.includes(name)), pattern };
}
