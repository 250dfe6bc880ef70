import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../tools/net/free-port.mjs';
import { root } from '../../tools/workspace-root.mjs';

/**
 * Folders, ports and names of a machine for one run: a temporary folder stands for `/etc` and `/var`, the checkout for
 * `/srv/depot`, free ports for the documented ones, and `depot.example` is this machine.
 */
export async function createSandbox(folder, database) {
  const names = ['https', 'http', 'smtp', 'prometheus'];
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));
  const places = [
    [/(?<![\w./-])\/srv\/depot\b/g, root],
    [/(?<![\w./-])\/(etc|var|run)\//g, `${folder}/$1/`],
    [/\/usr\/bin\/node\b/g, process.execPath],
    [/https:\/\/depot\.example\b/g, `https://depot.example:${ports.https}`],
    [/\blisten 443\b/g, `listen 127.0.0.1:${ports.https}`],
    [/\blisten 80\b/g, `listen 127.0.0.1:${ports.http}`],
    [/127\.0\.0\.1:3306\b/g, `127.0.0.1:${database.port}`],
    [/smtp:\/\/mail\.example:25\b/g, `smtp://127.0.0.1:${ports.smtp}`],
    [/\b8081\b/g, String(await freePort())],
    [/\b8082\b/g, String(await freePort())],
    // a third process is an example
    [/\b8083\b/g, String(await freePort())],
  ];
  const translate = (text) => places.reduce((changed, [from, to]) => changed.replace(from, to), text);
  const installed = ['etc/systemd/system', 'etc/nginx', 'etc/prometheus', 'etc/depot/tls'];
  for (const name of ['bin', 'run', 'log', 'var/lib', 'var/cache', ...installed])
    await mkdir(join(folder, name), { recursive: true });
  const sandbox = { folder, ports, database, translate };
  await writeFile(join(folder, 'sandbox.json'), JSON.stringify({ folder, database, places: places.map(asText) }));
  return sandbox;
}

const asText = ([from, to]) => [from.source, to];

/** The translation in a separate process, such as a stand-in for systemctl. */
export function translator(places) {
  return (text) => places.reduce((changed, [from, to]) => changed.replace(new RegExp(from, 'g'), to), text);
}
