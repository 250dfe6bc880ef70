import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stopOnSignals } from '../process/stop.mjs';
import { layOut } from '../say/lay-out.mjs';
import { line, Problem, step } from '../say/say.mjs';
import { archiveOf, builtRemote } from './artefact.mjs';
import { passAfter, passBefore } from './gates/gates.mjs';
import { makeToken } from './make-token.mjs';
import { readRequest } from './request.mjs';
import { shareText, statusText, targetsText } from './status.mjs';

/**
 * Publishes a remote or the shell, or spreads its users.
 *
 * @typedef {object} Place where remotes stand: in a checkout, or one alone in a folder of its own
 * @property {(remote: string) => string} folderOf
 * @property {(folder: string) => Promise<void>} build
 * @property {() => Promise<import('./product.mjs').ProductApi>} product that is released to
 * @property {Record<string, (request: object, to: import('./product.mjs').ProductApi) => Promise<string>>} [checks]
 * @param {string[]} args of the command line
 * @param {Place} place
 */
export async function releaseRemote(args, place) {
  stopOnSignals();
  try {
    const request = readRequest(args);
    if (request.action === 'token') line(await makeToken(request));
    else line(await actionOf(request, place)(request, await place.product(), place));
  } catch (error) {
    console.error(error instanceof Problem ? layOut(error.message) : error);
    process.exitCode = 1;
  }
}

function actionOf({ action }, { checks }) {
  const found = actions[action] ?? checks?.[action];
  if (!found) throw new Problem(`"${action}" is a check of the product's own checkout.`);
  return found;
}

async function publish({ remote, isForNextShell }, product, place) {
  const folder = place.folderOf(remote);
  const beginning = remote === 'shell' ? 'src/index.html' : 'src/manifest.ts';
  if (!existsSync(join(folder, beginning))) throw new Problem(`There is no ${remote} in ${folder}.`);
  await passBefore(folder);
  await step(`Building ${remote}`, () => place.build(folder));
  await passAfter(folder);
  const { version, files } = await builtRemote(folder);
  const { obj } = await step('Publishing', () => upload(product, remote, version, files, isForNextShell));
  return toldOfPublished({ remote, version, isStable: obj.isStable, waitsFor: obj.waitsFor });
}

/** Message for a published version: a default one needs no next step, and one that waits needs a train. */
export function toldOfPublished({ remote, version, isStable, waitsFor }) {
  if (isStable) return `${remote} ${version} is published, and everybody has it.`;
  if (waitsFor) {
    const waits = `${remote} ${version} is published and waits for ${waitsFor.join(', ')}`;
    const members = remote === 'shell' ? `${version} <remote>@<version>` : `<shell version> ${remote}@${version}`;
    return `${waits}. A train takes it along: npm run release -- train ${members}`;
  }
  const next = `npm run release -- promote ${remote} ${version}`;
  return `${remote} ${version} is published. Give it to everybody with: ${next}`;
}

/** Uploads the files of a version, perhaps one for a shell that is not served yet; returns the result. */
export async function upload(product, remote, version, files, isForNextShell = false) {
  const form = new FormData();
  form.set('file', new Blob([await archiveOf(files)]), `${remote}-${version}.tar.gz`);
  return product.ask('POST', `releases?remote=${remote}&version=${version}${isForNextShell ? '&next=true' : ''}`, form);
}

async function spread({ remote, split: wanted }, product) {
  const split = await Promise.all(wanted.map((share) => withPublishedVersion(product, remote, share)));
  await product.ask('PUT', 'traffic', { remote, split });
  const shares = split.map(({ version, traffic, targets = [] }) =>
    [`${version} ${traffic}%`, targets.length > 0 && `for ${targetsText(targets)}`].filter(Boolean).join(' '),
  );
  return `${remote}: ${shares.join(', ')}`;
}

/** The share with the version that was published last in place of the word `newest`. */
async function withPublishedVersion(product, remote, share) {
  if (share.version !== 'newest') return share;
  const [newest] = (await product.get(`releases?remote=${remote}`)).list;
  if (!newest) throw new Problem(`No version of ${remote} is published.`);
  return { ...share, version: newest.version };
}

async function rollOut({ remote, version, steps, everyMinutes, first }, product) {
  await product.ask('POST', 'rollout', { remote, version, steps, everyMinutes, first });
  const chosen = first ? `${targetsText(first)}, then ` : '';
  const pace = `${chosen}${steps.join(', ')}% of the users, a step every ${everyMinutes} min`;
  return `${remote} ${version} goes to ${pace}. Watch it under Admin → Deployments.`;
}

async function stop({ remote }, product) {
  await product.ask('DELETE', `rollout?remote=${remote}`);
  return `The rollout of ${remote} is stopped; everybody has the version from before.`;
}

async function startTrain({ shell, remotes }, product) {
  await product.ask('POST', 'train', { shell, remotes });
  const named = remotes.map(({ remote, version }) => `${remote} ${version}`);
  return `Everybody has the shell ${shell} with ${named.join(', ')}. Back: npm run release -- train back`;
}

async function takeTrainBack(_request, product) {
  const { list: trains } = await product.get('train');
  const latest = trains.find(({ back }) => back === null);
  if (!latest) throw new Problem('There is no train that could be taken back.');
  await product.ask('POST', 'train/back', { id: latest.id });
  const members = latest.members.map(({ remote, before }) => `${remote} ${describeSplit(before)}`);
  return `Train ${latest.id} is taken back. Everybody has ${members.join(', ')}.`;
}

async function listTrains(_request, product) {
  const { list: trains } = await product.get('train');
  if (trains.length === 0) return 'There is no train.';
  return trains.map(describeTrain).join('\n');
}

function describeTrain({ id, who, time, members, back }) {
  const changes = members.map(({ remote, before, after }) => `${remote} ${describeSplit(before)} → ${after}`);
  const state = back ? `, taken back ${new Date(back.time).toISOString()} by ${back.who}` : '';
  return `${id} ${new Date(time).toISOString()} by ${who}${state}: ${changes.join(', ')}`;
}

/** What users had: one version, or several with their shares. */
function describeSplit(split) {
  if (split === null) return 'none';
  return split.map(({ version, traffic }) => (traffic === 100 ? version : `${version} ${traffic}%`)).join(' + ');
}

async function withdraw({ remote }, product) {
  await product.ask('DELETE', `releases?remote=${remote}`);
  return `Nobody gets ${remote} any more. Promoting a version of it brings it back.`;
}

async function list({ remote }, product) {
  const { list: releases } = await product.get(remote ? `releases?remote=${remote}` : 'releases');
  if (releases.length === 0) return 'Nothing is published.';
  return releases.map(described).join('\n');
}

/** Figures of the last hour and the newest errors, as browsers reported them. */
async function tellStatus({ remote }, product) {
  const [releases, rollouts, health, errors] = await Promise.all(
    [`releases?remote=${remote}`, 'rollouts', 'health', `errors?remote=${remote}`].map(
      async (path) => (await product.get(path)).list,
    ),
  );
  const own = (list) => list.filter((each) => each.remote === remote);
  return statusText({ releases, rollout: own(rollouts)[0], health: own(health), errors });
}

function described({ remote, version, traffic, isDefault, publishedAt, commit, waitsFor, targets }) {
  const share = shareText({ traffic, isDefault, targets }) || '–';
  const waits = waitsFor ? [`waits for ${waitsFor.join(', ')}`] : [];
  const columns = [
    remote.padEnd(14),
    version.padEnd(24),
    share.padEnd(14),
    new Date(publishedAt).toISOString(),
    commit,
  ];
  return [...columns, ...waits].join(' ');
}

const actions = {
  publish,
  split: spread,
  rollout: rollOut,
  stop,
  withdraw,
  list,
  status: tellStatus,
  train: startTrain,
  trainBack: takeTrainBack,
  trains: listTrains,
};
