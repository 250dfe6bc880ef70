import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stopOnSignals } from '../../tools/process/stop.mjs';
import { line, Problem } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';
import { stress } from './stress.mjs';
import { summaryLines } from './summary.mjs';

const usage = `Usage: npm run stress -- [--commands 2000] [--clients 8] [--kills 4] [--seed 1] [--database mariadb-11.8]
  --commands  how many commands in all
  --clients   how many clients at once; two tenants share them
  --kills     how often a process is killed: in turns one of the services and the database server
  --seed      another seed draws other commands; the same seed the same ones, though they may meet otherwise
  --database  another server than the installed MariaDB: mysql-9.7 or mariadb-11.8`;

const numbers = { '--commands': 'commands', '--clients': 'clients', '--kills': 'kills', '--seed': 'seed' };

/** Parses the command line. */
export function readOptions(args) {
  const options = { commands: 2000, clients: 8, kills: 4, seed: 1, database: undefined };
  const rest = [...args];
  while (rest.length > 0) {
    const [word, value] = [rest.shift(), rest.shift()];
    if (word === '--database' && value) options.database = value;
    else if (numbers[word] && /^\d+$/.test(value ?? '')) options[numbers[word]] = Number(value);
    else throw new Problem(usage);
  }
  if (options.clients < 2 || options.commands < options.clients) throw new Problem(usage);
  return options;
}

/** Runs it, tells how it goes, and ends with 1 where anything was wrong. */
export async function stressFromCommandLine(args) {
  const options = readOptions(args);
  if (!existsSync(join(root, 'services/host/dist/main.js')))
    throw new Problem('The services are not built: npx nx build host');
  stopOnSignals();
  line(`${options.commands.toLocaleString('en-US')} commands of ${options.clients} clients, seed ${options.seed}`);
  const outcome = await stress(options, { tell: line });
  for (const text of summaryLines(outcome)) line(text);
  if (outcome.faults.length > 0) process.exitCode = 1;
}
