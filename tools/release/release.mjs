import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildProject } from '../build/build-all.mjs';
import { stopOnSignals } from '../process/stop.mjs';
import { line, Problem, step } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';
import { archiveOf, builtRemote } from './artefact.mjs';
import { passAfter, passBefore } from './gates/gates.mjs';
import { makeToken } from './make-token.mjs';
import { productToRelease } from './product.mjs';
import { readRequest } from './request.mjs';

/** Publishes a remote or spreads its users, in the product of the environment or in the one that runs here. */
export async function release(args) {
  stopOnSignals();
  try {
    const request = readRequest(args);
    if (request.action === 'token') line(await makeToken(request));
    else line(await actions[request.action](request, await productToRelease()));
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}

async function publish({ remote }, product) {
  const folder = join(root, remote);
  if (!existsSync(join(folder, 'src/manifest.ts'))) throw new Problem(`There is no ${remote} in this checkout.`);
  await passBefore(folder);
  await step(`Building ${remote}`, () => buildProject(`@depot/${remote}`));
  await passAfter(folder);
  const { version, files } = await builtRemote(folder);
  const { obj } = await step('Publishing', () => upload(product, remote, version, files));
  if (obj.isStable) return `${remote} ${version} is published, and everybody has it.`;
  const next = `npm run release -- promote ${remote} ${version}`;
  return `${remote} ${version} is published. Give it to everybody with: ${next}`;
}

async function upload(product, remote, version, files) {
  const form = new FormData();
  form.set('file', new Blob([await archiveOf(files)]), `${remote}-${version}.tar.gz`);
  return product.ask('POST', `releases?remote=${remote}&version=${version}`, form);
}

async function spread({ remote, split }, product) {
  await product.ask('PUT', 'traffic', { remote, split });
  return `${remote}: ${split.map(({ version, traffic }) => `${version} ${traffic} %`).join(', ')}`;
}

async function rollOut({ remote, version, steps, everyMinutes }, product) {
  await product.ask('POST', 'rollout', { remote, version, steps, everyMinutes });
  const pace = `${steps.join(', ')} % of the users, a step every ${everyMinutes} min`;
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

function described({ remote, version, traffic, isDefault, publishedAt, commit }) {
  const share = isDefault ? `${traffic} %, stable` : traffic > 0 ? `${traffic} %` : '–';
  return [remote.padEnd(14), version.padEnd(24), share.padEnd(14), new Date(publishedAt).toISOString(), commit].join(
    ' ',
  );
}

/** Would the shell of this checkout go with everything that people have? */
async function checkShell(_request, product) {
  await step('Building the shell', () => buildProject('@depot/shell'));
  const shell = JSON.parse(await readFile(join(root, 'shell/dist/shell.json'), 'utf8'));
  return held(product, { shell }, 'The shell of this checkout goes');
}

/** Would the services of this checkout offer everything that what people have calls? */
async function checkServices(_request, product) {
  await step('Building the services', () => buildProject('@depot/service-host'));
  const { contractVersion } = await import('@depot/contracts/deployments');
  const { offeredOperations } = await import('@depot/service-host');
  const operations = offeredOperations().map(({ method, path }) => `${method} ${path}`);
  return held(product, { services: { contract: contractVersion, operations } }, 'The services of this checkout go');
}

async function held(product, facts, who) {
  const { checked, problems } = (await product.ask('POST', 'compatibility', facts)).obj;
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  return `${who} with every version that has users (${checked}).`;
}

const actions = {
  publish,
  split: spread,
  rollout: rollOut,
  stop,
  withdraw,
  list,
  shell: checkShell,
  services: checkServices,
};
