import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ClusterServers } from '../../lab/stress/cluster-servers.mjs';
import { stress } from '../../lab/stress/stress.mjs';
import { summaryLines } from '../../lab/stress/summary.mjs';
import { upgradeOnCluster } from '../../lab/upgrade/cluster-upgrade.mjs';
import { mayHaveGalera } from '../database/servers/galera.mjs';
import { findTestProgram } from '../prerequisites/debian-program.mjs';
import { line, Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { walkOnCluster } from './cluster-walk.mjs';

/** Faults of three servers, their processes and the proxy in front, while clients work. */
const allFaults = [
  ...['nodeKilled', 'nodeStandsStill', 'nodeReplaced', 'twoNodesKilled'],
  ...['processKilled', 'edgeRestarted', 'clockWrong'],
];
/** Tests on three healthy servers. */
const inPeace = { walk: walkOnCluster, upgrade: upgradeOnCluster };
const clients = 8;
const commandsOfStretch = 250;
/** Commands of the short run. */
const commandsInShort = 100;

/** All faults, each under load, then every route, and an upgrade; `pattern` chooses by name. */
export async function runClusterFaults({ pattern = '' }) {
  assertBuilt();
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

/** The short run: one server dies while clients work, and the last piece goes to one buyer. */
export function runPartOnGalera() {
  if (!mayHaveGalera() || !findTestProgram('nginx')) {
    line('This machine has no Galera or no nginx, nor apt to fetch them: the part on a cluster is skipped.');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  assertBuilt();
  return runFaults(['nodeKilled'], { mayFailInPeace: true, awayMs: 2_000, commands: commandsInShort });
}

function assertBuilt() {
  if (!existsSync(join(root, 'services/host/dist/main.js')))
    throw new Problem('The services are not built: npm test -- --only build');
}

/**
 * Each fault counts as a test, and so do a lock that two take at two servers, a piece that many want, and transactions
 * of several statements that meet each other.
 */
async function runFaults(faults, { mayFailInPeace, awayMs, commands = commandsOfStretch }) {
  const { takenAtOnce } = await import('../../lab/stress/locks-across-nodes.mjs');
  const { buyersOfLastPiece } = await import('../../lab/stress/last-piece.mjs');
  const { tornAcrossNodes } = await import('../../lab/stress/whole-across-nodes.mjs');
  let [takers, buyers] = [];
  let torn = 0;
  const options = { commands: commands * faults.length, clients, kills: faults.length, seed: 11, faults };
  const outcome = await stress(options, {
    tell: line,
    start: () => ClusterServers.start({ awayMs }),
    onEnd: async (_, { servers: { cluster }, parties }) => {
      takers = await takenAtOnce([cluster.urlOf(0), cluster.urlOf(1)]);
      if (!mayFailInPeace) torn = await tornAcrossNodes(cluster.nodes.map((_node, at) => cluster.urlOf(at)));
      buyers = await buyersOfLastPiece(parties[1].tenant);
    },
  });
  for (const text of summaryLines(outcome)) line(text);
  line(
    `Of two who locked one row at two servers, ${takers} went on; of all who wanted the last piece, ${buyers} got ` +
      `it; of transactions at three servers, ${torn} rows were missing or left over.`,
  );
  const isQuiet = mayFailInPeace || outcome.busyInPeace + outcome.lostInPeace === 0;
  const problems = [outcome.faults.length > 0, takers !== 1, buyers !== 1, torn !== 0, !isQuiet].filter(Boolean).length;
  return { passed: outcome.checks + 3, failed: problems };
}
