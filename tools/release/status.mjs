const percent = (share) => `${Number((share * 100).toFixed(2))}%`;
const time = (epochMs) => new Date(epochMs).toISOString();

/**
 * How a remote does, for a terminal: a line for each version with users or with something told of it, its errors by
 * kind, and the latest rollout.
 *
 * @param {object} facts as the product tells them, each about this remote alone
 * @param {object[]} facts.releases newest first
 * @param {object | undefined} facts.rollout
 * @param {object[]} facts.health
 */
export function statusText({ releases, rollout, health }) {
  if (releases.length === 0) return 'Nothing is published.';
  const lines = releases.flatMap((release) => {
    const told = health.find(({ version }) => version === release.version);
    return release.traffic > 0 || told ? versionLines(release, told) : [];
  });
  return [...lines, rolloutText(rollout)].join('\n');
}

function versionLines({ version, traffic, isDefault }, told) {
  const share = traffic > 0 ? `${traffic}%${isDefault ? ', stable' : ''}` : 'nobody';
  const head = `${version.padEnd(24)} ${share.padEnd(14)}`;
  if (!told || told.loads + told.failures + told.views === 0) return [`${head} nothing told within the last hour`];
  const { loads, failures, views, errors, success, errorRate, counts } = told;
  const came = success === null ? 'no loads' : `${percent(success)} of ${loads + failures} loads came`;
  const threw = errorRate === null ? 'no views' : `${percent(errorRate)} of ${views} views threw (${errors})`;
  const kinds = Object.entries(counts).filter(([name, count]) => /^(failure|error)|Violation$/.test(name) && count > 0);
  const parts = kinds.map(([name, count]) => `${name} ${count}`);
  return [`${head} ${came}, ${threw}`, ...(parts.length > 0 ? [`  ${parts.join(', ')}`] : [])];
}

function rolloutText(rollout) {
  if (!rollout) return 'No rollout.';
  const { version, stable, steps, step, status, nextAt, endedAt, halt } = rollout;
  const head = `Rollout of ${version} beside ${stable}: step ${step} of ${steps.length} (${steps.join(', ')}%)`;
  if (status === 'RUNNING') return `${head}, the next at ${time(nextAt)}`;
  if (status !== 'HALTED') return `${head}, ${status.toLowerCase()} at ${time(endedAt)}`;
  return `${head}, halted at ${time(endedAt)}${halt ? `: ${causeText(halt)}` : ''}`;
}

const causeText = ({ rule, loads, success, errorRate, stableErrorRate }) =>
  rule === 'success'
    ? `${percent(success)} of ${loads} loads came`
    : `${percent(errorRate ?? 0)} of its views threw, ${percent(stableErrorRate ?? 0)} of the stable version's`;
