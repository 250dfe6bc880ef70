/** Run as a process of its own with the product's environment: does to the registry what its argument asks for, a request as JSON. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolloutBody, shellFacts } from '@depot/contracts/deployments';
import { loadConfig } from '@depot/node-config';
import { ReleaseQueries, ReleaseService, RolloutService, complaintTexts, complaints, readArtefact } from '@depot/service-deployments';
import { createHost } from '@depot/service-host';
import { attempt } from '../say/attempt.mjs';
import { Problem } from '../say/say.mjs';
import { root } from '../workspace-root.mjs';

const who = 'release';

const changes = {
  publish: async (app, { remote, version }, { REMOTES_FOLDER }) =>
    app.get(ReleaseService, { strict: false }).publish(await readArtefact(REMOTES_FOLDER, '/remotes', remote, version), who),
  split: (app, { remote, split }) => app.get(ReleaseService, { strict: false }).split(remote, split, who),
  rollout: (app, request) => {
    const checked = rolloutBody.safeParse(request);
    if (!checked.success) throw new Problem('The shares of a rollout grow, and the last one is 100.');
    return app.get(RolloutService, { strict: false }).start(checked.data, who);
  },
  shell: async (app) => {
    const next = shellFacts.parse(JSON.parse(await readFile(join(root, 'shell/dist/shell.json'), 'utf8')));
    const live = await app.get(ReleaseQueries, { strict: false }).live();
    const found = live.flatMap((version) => complaintTexts(complaints(version, next)));
    if (found.length > 0) throw new Problem(found.join('\n'));
  },
  stop: (app, { remote }) => app.get(RolloutService, { strict: false }).stop(remote, who),
};

await attempt(async () => {
  const config = loadConfig(process.env);
  const app = await createHost(config);
  try {
    const request = JSON.parse(process.argv[2]);
    await changes[request.action](app, request, config);
  } finally {
    await app.close();
  }
});
