import { formatTarget } from '@depot/contracts/deployments';

const percent = (share) => `${Number((share * 100).toFixed(2))}%`;
/** Number of errors that are printed. */
const shownErrors = 3;
const time = (epochMs) => new Date(epochMs).toISOString();

/**
 * How a remote does, for a terminal: a line for each version with users or with something told of it, its errors by
 * kind, the latest rollout, and the newest errors.
 *
 * @param {object} facts as the product tells them, each about this remote alone
 * @param {object[]} facts.releases newest first
 * @param {object | undefined} facts.rollout
 * @param {object[]} facts.health
 * @param {object[]} [facts.errors] groups of equal errors, latest first
 */
export function statusText({ releases, rollout, health, errors = [] }) {
  if (releases.length === 0) return 'Nothing is published.';
  const lines = releases.flatMap((release) => {
    const told = health.find(({ version }) => version === release.version);
    return shareText(release) || told ? versionLines(release, told) : [];
  });
  return [...lines, rolloutText(rollout), ...errors.slice(0, shownErrors).flatMap(errorLines)].join('\n');
}

/** An error with what an operator asks first; the place in the source is the innermost one. */
function errorLines({ version, message, count, users, lastAt, stack, screens, references }) {
  const people = `${users} ${users === 1 ? 'user' : 'users'}`;
  const places = [stack[0], screens.filter(Boolean).length > 0 && `on ${screens.filter(Boolean).join(', ')}`];
  return [
    `Error of ${version}, ${count} × by ${people}, last at ${time(lastAt)}: ${message}`,
    `  ${[...places, references[0] && `id ${references[0]}`].filter(Boolean).join(', ')}`,
  ];
}

/** Targets as the command line takes them. */
export const targetsText = (targets) => targets.map(formatTarget).join(', ');

/** Which users have a version; empty if none has it. */
export function shareText({ traffic, isDefault, targets = [] }) {
  const share = traffic > 0 || isDefault ? `${traffic}%${isDefault ? ', stable' : ''}` : '';
  return [share, targets.length > 0 && targetsText(targets)].filter(Boolean).join(' and ');
}

function versionLines(release, told) {
  const { version, since, who } = release;
  const head = `${version.padEnd(24)} ${(shareText(release) || 'nobody').padEnd(14)}`;
  const given = since === undefined ? [] : [`  the default since ${time(since)}, given by ${who}`];
  if (!told || told.loads + told.failures + told.views === 0)
    return [`${head} nothing told within the last hour`, ...given];
  return [...healthLines(head, told), ...given];
}

function healthLines(head, { loads, failures, views, errors, success, errorRate, counts, p75 = {} }) {
  const came = success === null ? 'no loads' : `${percent(success)} of ${loads + failures} loads came`;
  const threw = errorRate === null ? 'no views' : `${percent(errorRate)} of ${views} views threw (${errors})`;
  const kinds = Object.entries(counts).filter(([name, count]) => /^(failure|error)|Violation$/.test(name) && count > 0);
  const parts = kinds.map(([name, count]) => `${name} ${count}`);
  const loading = p75.msLoad == null ? '' : `, loaded within ${p75.msLoad} ms (p75)`;
  return [`${head} ${came}, ${threw}${loading}`, ...(parts.length > 0 ? [`  ${parts.join(', ')}`] : [])];
}

function rolloutText(rollout) {
  if (!rollout) return 'No rollout.';
  const { version, stable, steps, first, step, status, nextAt, endedAt, halt } = rollout;
  const shares = `${first ? `${targetsText(first)}; ` : ''}${steps.filter((share) => share > 0).join(', ')}%`;
  const head = `Rollout of ${version} beside ${stable}: step ${step} of ${steps.length} (${shares})`;
  if (status === 'RUNNING') return `${head}, the next at ${time(nextAt)}`;
  if (status !== 'HALTED') return `${head}, ${status.toLowerCase()} at ${time(endedAt)}`;
  return `${head}, halted at ${time(endedAt)}${halt ? `: ${causeText(halt)}` : ''}`;
}

const causeText = ({ rule, loads, success, errorRate, stableErrorRate }) =>
  rule === 'success'
    ? `${percent(success)} of ${loads} loads came`
    : `${percent(errorRate ?? 0)} of its views threw, ${percent(stableErrorRate ?? 0)} of the stable version's`;
