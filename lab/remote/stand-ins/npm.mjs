/** Stands for npm: `npm install` needs no network here; everything else is npm's, whose program NPM names. */
import { spawnSync } from 'node:child_process';
import { install } from '../install.mjs';

const args = process.argv.slice(2);
if (args.join(' ') === 'install') await install(process.cwd());
else process.exitCode = spawnSync(process.env.NPM, args, { stdio: 'inherit' }).status ?? 1;
