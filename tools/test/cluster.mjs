import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { line, Problem } from '../say/say.mjs';
import { ClusterServers } from '../stress/cluster-servers.mjs';
import { stress } from '../stress/stress.mjs';
import { summaryLines } from '../stress/summary.mjs';
import { root } from '../workspace-root.mjs';
import { walkOnCluster } from './cluster-walk.mjs';

/** What befalls three servers, the processes at them and the proxy before them, while clients work on. */
const allFaults = [
  ...['nodeKilled', 'nodeStandsStill', 'nodeReplaced', 'twoNodesKilled'],
  ...['processKilled', 'edgeRestarted'],
];
/** What is done on three servers that are well. */
const inPeace = { walk: walkOnCluster };
const clients = 8;
const commandsOfStretch = 250;

/** All faults, each under load, then what is done in peace; `pattern` chooses by name. */
export async function runCluster({ pattern = '' }) {
  const isChosen = (name) => new RegExp(pattern).test(name);
  const [faults, others] = [allFaults, Object.keys(inPeace)].map((names) => names.filter(isChosen));
  if (faults.length + others.length === 0)
    throw new Problem(`There is no "${pattern}"; there are ${[...allFaults, ...Object.keys(inPeace)].join(', ')}.`);
  const tally = { passed: 0, failed: 0 };
  const runs = [
    ...(faults.length > 0 ? [() => runFaults(faults, { mayFailInPeace: false })] : []),
    ...others.map((name) => inPeace[name]),
  ];
  for (const run of runs) {
    const { passed, failed } = await run();
    tally.passed += passed;
    tally.failed += failed;
  }
  return tally;
}

/** The same in short: one server dies under the hands of those who work. */
export const runPartOnGalera = () => runFaults(['nodeKilled'], { mayFailInPeace: true, awayMs: 2_000 });

/** Each fault counts as a test, and so does a lock that two take at two servers. */
async function runFaults(faults, { mayFailInPeace, awayMs }) {
  if (!existsSync(join(root, 'services/host/dist/main.js')))
    throw new Problem('The services are not built: npm test -- --only build');
  const { takenAtOnce } = await import('../stress/locks-across-nodes.mjs');
  let takers;
  const options = { commands: commandsOfStretch * faults.length, clients, kills: faults.length, seed: 11, faults };
  const outcome = await stress(options, {
    tell: line,
    start: () => ClusterServers.start({ awayMs }),
    onEnd: async (_, { servers: { cluster } }) => (takers = await takenAtOnce([cluster.urlOf(0), cluster.urlOf(1)])),
  });
  for (const text of summaryLines(outcome)) line(text);
  line(`Of two who locked one row at two servers, ${takers} went on.`);
  const isQuiet = mayFailInPeace || outcome.busyInPeace + outcome.lostInPeace === 0;
  const problems = [outcome.faults.length > 0, takers !== 1, !isQuiet].filter(Boolean).length;
  return { passed: outcome.checks + 1, failed: problems };
}
