import { attempt } from '../say/attempt.mjs';
import { line } from '../say/say.mjs';
import { backup } from './checks/backup.mjs';
import { books } from './checks/books.mjs';
import { chromium } from './checks/chromium.mjs';
import { configuration } from './checks/configuration.mjs';
import { clock, database, schema } from './checks/database.mjs';
import { disk } from './checks/disk.mjs';
import { mail } from './checks/mail.mjs';
import { services } from './checks/services.mjs';
import { productEnvironment } from './environment.mjs';

/**
 * In this order: what comes later needs what came before. `needs` names the checks without which one makes no sense.
 */
const checks = [
  { title: 'Configuration', run: configuration },
  { title: 'Disk', run: disk },
  { title: 'Database', run: database },
  { title: 'Clock', run: clock, needs: 'Database' },
  { title: 'Schema', run: schema, needs: 'Database' },
  { title: 'ConsistencyReport', run: books, needs: 'Schema' },
  { title: 'Backups', run: backup },
  { title: 'Mail', run: mail },
  { title: 'Chromium', run: chromium },
  { title: 'Services', run: services },
];

const marks = { good: '✓', advice: '!', bad: '✗' };

/** Each check answers `{ state: 'good' | 'advice' | 'bad', text }`; `advice` is what works, but should not stay so. */
export function examine() {
  return attempt(async () => {
    const subject = await productEnvironment();
    line(subject.isRunning ? 'The product that runs here:' : 'The product of this environment:');
    const states = new Map();
    for (const { title, run, needs } of checks) {
      if (needs && states.get(needs) !== 'good') continue;
      const { state, text } = await run(subject).catch((error) => ({ state: 'bad', text: error.message }));
      states.set(title, state);
      line(`  ${marks[state]} ${title}: ${text}`);
    }
    const bad = [...states.values()].filter((state) => state === 'bad').length;
    line(bad === 0 ? 'Nothing has to be mended.' : `${bad} of ${states.size} checks found something to mend.`);
    if (bad > 0) process.exitCode = 1;
  });
}
