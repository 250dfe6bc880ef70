/** nginx with the configuration in the sandbox's /etc/nginx, and with the folders that Debian's package creates. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTestProgram } from '../../../tools/prerequisites/debian-program.mjs';
import { translator } from '../sandbox.mjs';

const folder = process.env.SANDBOX;
const { places } = JSON.parse(readFileSync(join(folder, 'sandbox.json'), 'utf8'));
const translate = translator(places);
const own = join(folder, 'nginx');
mkdirSync(own, { recursive: true });

const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const temporary = kinds.map((kind) => `${kind}_temp_path ${join(own, kind)};`).join(' ');
for (const name of readdirSync(join(folder, 'etc/nginx'))) {
  const text = translate(readFileSync(join(folder, 'etc/nginx', name), 'utf8'));
  writeFileSync(join(own, name), text.replace('http {', `http { ${temporary}`));
}
// the folder is its maker's alone
const account = process.getuid() === 0 ? 'user root; ' : '';
const errors = `${account}error_log ${join(folder, 'log/nginx-errors')};`;
const args = process.argv.slice(2);
const at = args.indexOf('-g');
const told = at < 0 ? [...args, '-g', errors] : args.with(at + 1, `${args[at + 1]} ${errors}`);
const { status } = spawnSync(findTestProgram('nginx'), ['-p', own, '-c', join(own, 'nginx.conf'), ...told], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
