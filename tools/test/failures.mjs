import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspace-root.mjs';

/** Lines that are told again of each failure, of the page that a journey failed on, and of what its browser said. */
const [maxLines, maxOutline, maxWords] = [16, 60, 40];

/**
 * The tests of jest that failed, each with its file and how: a run is long, and its end is what is looked at.
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
 * Notices where what a test has left behind ends the process that is doing a later one. Jest says so and no more: it
 * runs that one again, and whatever the first try had started stays.
 *
 * @param {(line: string) => void} show is given each line of jest as well
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
 * The journeys that failed, each with how, with what stood on its page then, and with what its browser said.
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

/** What failed, and the first lines of how. */
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

/** As Playwright writes what a test attaches. */
const wordsOf = (body) =>
  ['  and its browser said', ...firstOf(Buffer.from(body, 'base64').toString(), maxWords)].join('\n');

/** What a run of tests came to, which is a failure where none of its tests was run: it would prove nothing. */
export function orNothingRun(tally) {
  if (tally.passed + tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: [told('nothing of it was run', `${tally.skipped ?? 0} skipped`)] };
}
