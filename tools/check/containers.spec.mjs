import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { stateOfNode } from '../doctor/checks/node.mjs';
import { root } from '../workspace-root.mjs';

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const containerfile = textOf('docs/ops/containers/Containerfile');
const compose = textOf('docs/ops/containers/compose.yaml');

/** Compiled files have their source beside them. */
const sourceOf = (path) => path.replace(/\/dist\/(.*)\.js$/, '/src/$1.ts').replace(/\/dist$/, '/src');

test('every file of the checkout that they name is there', () => {
  const named = `${containerfile}\n${compose}`.match(/\b(?:docs|tools|services|shell)\/[\w./-]+/g) ?? [];
  expect(named).toEqual(expect.arrayContaining(['tools/release.mjs', 'services/host/dist/main.js']));
  expect(named.filter((path) => !existsSync(join(root, sourceOf(path))))).toEqual([]);
});

test('settings and secrets of whoever builds stay out of the images, and out of history', () => {
  expect(compose).toContain('a file `.env` beside this one');
  expect(textOf('.dockerignore').split('\n')).toContain('**/.env');
  expect(textOf('.gitignore').split('\n')).toContain('.env');
});

test('every setting that they make is one that the documentation tells of', () => {
  const [settings = ''] = /x-settings:[^]*?\n\n/.exec(compose) ?? [];
  const made = [
    ...settings.matchAll(/^ {2}([A-Z_]+):/gm),
    ...containerfile.matchAll(/\b([A-Z]+_[A-Z]+)=(?!true|")/g),
  ].map(([, name]) => name);
  const documented = new Set(
    [...textOf('docs/operations.md').matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name]) => name),
  );
  const known = (name) => documented.has(name) || ['NODE_ENV', 'NX_DAEMON'].includes(name);
  expect(made).toContain('DRAIN_SECONDS');
  expect(made.filter((name) => !known(name))).toEqual([]);
});

test('nobody but the proxy before it names the caller', () => {
  const [, trusted] = /TRUST_PROXY: \$\{TRUST_PROXY:-([^}]+)\}/.exec(compose) ?? [];
  const [, gateway] = /gateway: ([\d.]+)/.exec(compose) ?? [];
  expect(trusted).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  expect(trusted).toBe(gateway);
});

/** Lines of a stage, and its base. */
const stages = new Map(
  [...containerfile.matchAll(/^FROM (\S+) AS (\w+)\n([^]*?)(?=^FROM |(?![^]))/gm)].map(([, base, name, text]) => [
    name,
    { base, text },
  ]),
);
/** Account of a stage: its own last one, or that of its base. */
function accountOf(name) {
  const stage = stages.get(name);
  return stage && ([...stage.text.matchAll(/^USER (\w+)$/gm)].at(-1)?.[1] ?? accountOf(stage.base));
}
/** Services of the compose file by name. */
const services = new Map(
  [...(/\nservices:\n([^]*?)\n\w/.exec(compose)?.[1] ?? '').matchAll(/^ {2}(\w+):(.*\n(?: {4,}.*\n|\n)*)/gm)].map(
    ([, name, text]) => [name, text],
  ),
);

test('every image is an exact version, and Node is of a maintained line', () => {
  const images = `${containerfile}\n${compose}`.match(/docker\.io\/\S+/g) ?? [];
  expect(images.length).toBeGreaterThan(2);
  expect(images.filter((image) => !/:\d+\.\d+\.\d+(?:-[\w-]+)?$/.test(image))).toEqual([]);
  const nodes = new Set(images.flatMap((image) => /node:(\d+\.\d+\.\d+)/.exec(image)?.[1] ?? []));
  expect([...nodes].map((version) => stateOfNode(version).state)).toEqual(['good']);
});

test('nothing runs as root: no stage ends as root, and what is copied belongs to who runs it', () => {
  expect([...stages.keys()]).toEqual(['built', 'publisher', 'pruned', 'services']);
  for (const name of stages.keys()) expect([name, accountOf(name)]).toEqual([name, 'node']);
  const copies = containerfile.match(/^COPY .*$/gm) ?? [];
  expect(copies.filter((line) => !line.includes('--chown=node:node'))).toEqual([]);
  // third-party images name their user; all others are built here
  const asWhom = (text) => /^ {4}user: (\w+)$/m.exec(text)?.[1] ?? (/^ {4}build:/m.test(text) ? 'node' : undefined);
  const told = [...services]
    .filter(([, text]) => !text.includes('<<: *process'))
    .map(([name, text]) => [name, asWhom(text)]);
  expect(Object.fromEntries(told)).toEqual({ database: 'mysql', schema: 'node', one: 'node', publish: 'node' });
});

test('what stays up is looked at, on the port that it listens on', () => {
  const port = /\bPORT=(\d+)/.exec(containerfile)?.[1];
  expect(/^EXPOSE (\d+)$/m.exec(containerfile)?.[1]).toBe(port);
  expect(stages.get('services').text).toContain(`HEALTHCHECK`);
  expect(stages.get('services').text).toContain(`fetch('http://127.0.0.1:${port}/health/ready')`);
  expect(services.get('database')).toContain('healthcheck:');
  const published = [...compose.matchAll(/'127\.0\.0\.1:\d+:(\d+)'/g)].map(([, inside]) => inside);
  expect(published).toEqual([port, port]);
  expect(compose).toContain(`DEPOT_URL: http://one:${port}`);
});

test('the publisher has a token and an address, and none of the secrets of the services', () => {
  expect(services.get('publish')).toMatch(/DEPOT_RELEASE_TOKEN: \$\{DEPOT_RELEASE_TOKEN\}/);
  expect(services.get('publish')).not.toMatch(/settings|DATABASE_URL|DEPOT_SECRET/);
  const { scripts } = JSON.parse(textOf('package.json'));
  expect(/^ENTRYPOINT (.*)$/m.exec(stages.get('publisher').text)?.[1]).toBe(
    JSON.stringify(scripts.release.split(' ')).replace(',', ', '),
  );
});

test('backups and data go to volumes that are declared, into folders that the account may write', () => {
  const mounted = [...compose.matchAll(/volumes: \['(\w+):([^']+)'\]/g)].map(([, name, path]) => [name, path]);
  const declared = [...(/\nvolumes:\n([^]*)$/.exec(compose)?.[1] ?? '').matchAll(/^ {2}(\w+):/gm)].map(
    ([, name]) => name,
  );
  expect(mounted.map(([name]) => name).sort()).toEqual(declared.sort());
  const backups = /BACKUP_FOLDER: (\S+)/.exec(compose)?.[1];
  expect(mounted).toContainEqual(['backups', backups]);
  const made = /install -d -o node -g node (.*)$/m.exec(containerfile)?.[1].split(' ');
  expect(made).toEqual(expect.arrayContaining([backups, /REMOTES_FOLDER=(\S+)/.exec(containerfile)?.[1]]));
});

test('mails can leave', () => {
  const [settings = ''] = /x-settings:[^]*?\n\n/.exec(compose) ?? [];
  for (const name of ['SMTP_URL', 'MAIL_FROM']) expect(settings).toContain(`${name}: \${${name}:-}`);
});

test('every stage that is built upon, copied from or asked for is defined', () => {
  const defined = [...stages.keys()];
  const used = [...containerfile.matchAll(/^FROM (\w+) AS|--from=(\w+)/gm)].map(([, base, from]) => base ?? from);
  const asked = [...compose.matchAll(/target: (\w+)/g)].map(([, name]) => name);
  expect(new Set([...used, ...asked])).toEqual(new Set(defined));
});
