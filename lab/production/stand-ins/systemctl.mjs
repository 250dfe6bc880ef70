/**
 * Stand-in for systemd: runs the installed units, each process with only the environment of its unit. Knows `start`,
 * `stop`, `restart`, `reload`, `enable --now` and `daemon-reload`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { translator } from '../sandbox.mjs';
import { readUnit } from './unit.mjs';

const folder = process.env.SANDBOX;
const { places } = JSON.parse(readFileSync(join(folder, 'sandbox.json'), 'utf8'));
const translate = translator(places);
const [verb, ...words] = process.argv.slice(2);
const units = words.filter((word) => !word.startsWith('-')).map((name) => name.replace(/\.service$/, ''));
const startMs = 90_000;

const actions = {
  'daemon-reload': () => undefined,
  start,
  enable: (unit) => (words.includes('--now') ? start(unit) : undefined),
  stop,
  restart: async (unit) => {
    await stop(unit);
    await start(unit);
  },
  reload: (unit) => process.kill(pidOf(unit), 'SIGHUP'),
};
if (!actions[verb]) throw new Error(`systemctl ${verb} has no stand-in.`);
if (units.length === 0) await actions[verb]();
for (const unit of units) await actions[verb](unit);

async function start(name) {
  if (name.endsWith('.timer')) return read(name); // its service is started by hand here
  if (name === 'nginx') return startProxy();
  if (name === 'prometheus') return startPrometheus();
  const unit = read(`${name}.service`);
  if (unit.type === 'oneshot') unit.start.forEach((command) => run(command, unit));
  else launch(name, { command: unit.start[0], ...unit });
  unit.startPost.forEach((command) => run(command, unit));
}

/** It listens once it has written its process id. */
async function startProxy() {
  const { SANDBOX, NGINX_PATH } = process.env;
  launch('nginx', { command: [join(folder, 'bin/nginx'), '-g', 'daemon off;'], env: { SANDBOX, NGINX_PATH } });
  const giveUp = AbortSignal.timeout(startMs);
  while (!existsSync(join(folder, 'run/nginx.pid'))) await wait(50, undefined, { signal: giveUp });
}

/** Uses the configuration in the sandbox's /etc/prometheus; it listens once its port responds. */
async function startPrometheus() {
  const { PROMETHEUS_PATH, PROMETHEUS_PORT } = process.env;
  if (!PROMETHEUS_PATH) return;
  const own = join(folder, 'prometheus');
  mkdirSync(own, { recursive: true });
  for (const file of ['prometheus.yml', 'alerts.yml'])
    writeFileSync(join(own, file), translate(readFileSync(join(folder, 'etc/prometheus', file), 'utf8')));
  const places = [`--config.file=${join(own, 'prometheus.yml')}`, `--storage.tsdb.path=${join(own, 'data')}`];
  const origin = `127.0.0.1:${PROMETHEUS_PORT}`;
  launch('prometheus', { command: [PROMETHEUS_PATH, ...places, `--web.listen-address=${origin}`] });
  const giveUp = AbortSignal.timeout(startMs);
  const isReady = () =>
    fetch(`http://${origin}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(50, undefined, { signal: giveUp });
}

/** Reads the unit as it is installed; `name@x` is `name@` with x for %i. */
function read(name) {
  const [, base, instance = '', kind] = /^([\w-]+)(?:@([^.]*))?\.(service|timer)$/.exec(name) ?? [];
  const file = join(folder, 'etc/systemd/system', `${base}${name.includes('@') ? '@' : ''}.${kind}`);
  return readUnit(translate(readFileSync(file, 'utf8')).replaceAll('%i', instance), join(folder, 'var/lib'));
}

function launch(name, { command: [program, ...args], cwd, env }) {
  const log = openSync(join(folder, 'log', name), 'a');
  const stdio = ['ignore', log, log];
  const child = spawn(program, args, { cwd, env: { PATH: process.env.PATH, ...env }, stdio, detached: true });
  closeSync(log);
  writeFileSync(join(folder, 'run', name), String(child.pid));
  child.unref();
}

function run([program, ...args], { cwd, env }) {
  const options = { cwd, env: { PATH: process.env.PATH, ...env }, stdio: 'inherit', timeout: startMs };
  const { status } = spawnSync(program, args, options);
  if (status !== 0) process.exit(1);
}

async function stop(name) {
  const pid = pidOf(name);
  if (pid === undefined) return;
  process.kill(-pid, 'SIGTERM');
  while (isAlive(pid)) await wait(50);
  rmSync(join(folder, 'run', name));
}

function pidOf(name) {
  const file = join(folder, 'run', name);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
