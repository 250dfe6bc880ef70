import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stopOnSignals } from '../process/stop.mjs';
import { line, Problem, step } from '../say/say.mjs';
import { archiveOf, builtRemote } from './artefact.mjs';
import { passAfter, passBefore } from './gates/gates.mjs';
import { makeToken } from './make-token.mjs';
import { readRequest } from './request.mjs';
import { statusText } from './status.mjs';

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
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}

function actionOf({ action }, { checks }) {
  const found = actions[action] ?? checks?.[action];
  if (!found) throw new Problem(`"${action}" is a check of the product's own checkout.`);
  return found;
}

async function publish({ remote }, product, place) {
  const folder = place.folderOf(remote);
  const beginning = remote === 'shell' ? 'src/index.html' : 'src/manifest.ts';
  if (!existsSync(join(folder, beginning))) throw new Problem(`There is no ${remote} in ${folder}.`);
  await passBefore(folder);
  await step(`Building ${remote}`, () => place.build(folder));
  await passAfter(folder);
  const { version, files } = await builtRemote(folder);
  const { obj } = await step('Publishing', () => upload(product, remote, version, files));
  return toldOfPublished({ remote, version, isStable: obj.isStable });
}

/** Message for a published version: a default one needs no next step. */
export function toldOfPublished({ remote, version, isStable }) {
  if (isStable) return `${remote} ${version} is published, and everybody has it.`;
  const next = `npm run release -- promote ${remote} ${version}`;
  return `${remote} ${version} is published. Give it to everybody with: ${next}`;
}

/** Uploads the files of a version; returns the result. */
export async function upload(product, remote, version, files) {
  const form = new FormData();
  form.set('file', new Blob([await archiveOf(files)]), `${remote}-${version}.tar.gz`);
  return product.ask('POST', `releases?remote=${remote}&version=${version}`, form);
}

async function spread({ remote, split }, product) {
  await product.ask('PUT', 'traffic', { remote, split });
  return `${remote}: ${split.map(({ version, traffic }) => `${version} ${traffic}%`).join(', ')}`;
}

async function rollOut({ remote, version, steps, everyMinutes }, product) {
  await product.ask('POST', 'rollout', { remote, version, steps, everyMinutes });
  const pace = `${steps.join(', ')}% of the users, a step every ${everyMinutes} min`;
  return `${remote} ${version} goes to ${pace}. Watch it under Admin → Deployments.`;
}

async function stop({ remote }, product) {
  await product.ask('DELETE', `rollout?remote=${remote}`);
  return `The rollout of ${remote} is stopped; everybody has the version from before.`;
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

/** Of the last hour, as browsers have told it. */
async function tellStatus({ remote }, product) {
  const [releases, rollouts, health] = await Promise.all(
    [`releases?remote=${remote}`, 'rollouts', 'health'].map(async (path) => (await product.get(path)).list),
  );
  const own = (list) => list.filter((each) => each.remote === remote);
  return statusText({ releases, rollout: own(rollouts)[0], health: own(health) });
}

function described({ remote, version, traffic, isDefault, publishedAt, commit }) {
  const share = isDefault ? `${traffic}%, stable` : traffic > 0 ? `${traffic}%` : '–';
  return [remote.padEnd(14), version.padEnd(24), share.padEnd(14), new Date(publishedAt).toISOString(), commit].join(
    ' ',
  );
}

const actions = { publish, split: spread, rollout: rollOut, stop, withdraw, list, status: tellStatus };
