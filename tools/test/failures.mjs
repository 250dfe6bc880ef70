import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspace-root.mjs';

/** Lines that are repeated of each failure, of the page of a failed journey, and of its browser's console. */
const [maxLines, maxOutline, maxWords] = [16, 60, 40];

/**
 * Failed jest tests, each with its file and message, for the end of a long run's output.
 *
 * @param {{ testResults: object[] }} report as jest writes it
 * @returns {string[]}
 */
export function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return assertionResults.length === 0 && message ? [told(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) => told(`${file}: ${fullName}`, failureMessages.join('\n')));
  });
}

/**
 * Detects that leftovers of a test end the worker of a later one. Jest only notes it: it repeats that one, and
 * processes of the first try keep running.
 *
 * @param {(line: string) => void} show receives each line of jest as well
 */
export function watchWorkers(show) {
  const ended = [];
  let following = 0;
  const hear = (text) => {
    if (text.includes('process.exit called with')) {
      ended.push([]);
      following = maxLines;
    }
    if (following-- > 0) ended.at(-1).push(text);
    show(text);
  };
  return {
    hear,
    failures: () => ended.map((lines) => told('a test left behind what ended a later one', lines.join('\n'))),
  };
}

/**
 * Failed journeys, each with its message, the content of its page, and its browser's console.
 *
 * @param {{ suites?: object[] }} report as Playwright's JSON reporter writes it
 * @returns {Promise<string[]>}
 */
export function failuresOfJourneys({ suites = [] }) {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return Promise.all(
    failed.map(async ({ file, title, tests }) => {
      const { errors = [], attachments = [] } = tests.flatMap(({ results }) => results).at(-1) ?? {};
      const named = (searched) => attachments.find(({ name }) => name === searched);
      const [outline, words] = [named('error-context'), named('browser')];
      const how = told(`${file}: ${title}`, errors.map(({ message }) => message).join('\n'));
      return [how, outline && (await outlineOf(outline.path)), words?.body && wordsOf(words.body)]
        .filter(Boolean)
        .join('\n');
    }),
  );
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Title of a failure, and the first lines of its message. */
export const told = (what, how) => [`✗ ${what}`, ...firstOf(stripVTControlCharacters(how), maxLines)].join('\n');

function firstOf(text, count) {
  const lines = text.replaceAll(root + sep, '').split('\n');
  const more = lines.length > count ? [`… ${lines.length - count} more lines`] : [];
  return [...lines.slice(0, count), ...more].map((line) => `    ${line}`);
}

/** Playwright writes it as YAML between backquotes; the frame around the page is the same on all of them. */
async function outlineOf(path) {
  const text = await readFile(path, 'utf8').catch(() => '');
  const outline = /```yaml\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
  const begin = outline.search(/^\s*- (main|dialog)/m);
  return firstOf(outline.slice(Math.max(begin, 0)), maxOutline).join('\n');
}

/** Content of a test's attachment, as Playwright writes it. */
const wordsOf = (body) =>
  ['  and its browser said', ...firstOf(Buffer.from(body, 'base64').toString(), maxWords)].join('\n');

/** Results of a run of tests; a run without any test fails, since it would prove nothing. */
export function orNothingRun(tally) {
  if (tally.passed + tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [told('nothing of it was run', `${tally.skipped ?? 0} skipped`)] };
}
