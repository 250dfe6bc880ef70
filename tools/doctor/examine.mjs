import { attempt, line } from '../say/say.mjs';
import { checks } from './checks.mjs';
import { examinedEnvironment } from './environment.mjs';

const marks = { good: '✓', advice: '!', bad: '✗', unknown: '?' };

/** Looks at everything, prints a line for each check, and ends with 1 where something is bad or could not be seen. */
export function examine() {
  return attempt(async () => {
    const subject = await examinedEnvironment();
    line(subject.isRunning ? 'The product that runs here:' : 'The product of this environment:');
    const rows = await lookAt(subject, checks, ({ title, state, text }) => line(`  ${marks[state]} ${title}: ${text}`));
    line(verdictOf(rows));
    if (rows.some(isTrouble)) process.exitCode = 1;
  });
}

const isTrouble = ({ state }) => state === 'bad' || state === 'unknown';

/** One sentence on all checks. */
export function verdictOf(rows) {
  const count = (wanted) => rows.filter(({ state }) => state === wanted).length;
  const [bad, unknown] = [count('bad'), count('unknown')];
  if (bad + unknown === 0) return `${rows.length} checks: nothing has to be mended.`;
  const missing = unknown > 0 ? `, ${unknown} could not be made` : '';
  return `${rows.length} checks: ${bad} found something to mend${missing}.`;
}

/**
 * Runs the checks one after the other; returns `{ title, state, text }` of each, which `onRow` receives at once. A
 * check that depends on a bad one is `unknown` and does not run.
 *
 * @param {{ title: string, needs?: string, run: (subject: object) => Promise<{ state: string, text: string }> }[]} list
 */
export async function lookAt(subject, list, onRow = () => undefined) {
  const rows = [];
  for (const { title, run, needs } of list) {
    const ground = rows.find((row) => row.title === needs);
    const found =
      ground && isTrouble(ground)
        ? { state: 'unknown', text: `not looked at, because of ${needs}` }
        : await run(subject).catch((error) => ({ state: 'bad', text: error.message }));
    rows.push({ title, ...found });
    onRow(rows.at(-1));
  }
  return rows;
}
