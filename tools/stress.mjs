/**
 * `npm run stress -- --commands 100000 --kills 20 --seed 7`: random commands of parallel clients against real processes
 * of the services, some of which, and their database, are killed in between; then everything must still add up.
 */
import './node-version.mjs';
import { attempt } from './say/attempt.mjs';

const { stressFromCommandLine } = await import('./stress/command-line.mjs');
await attempt(() => stressFromCommandLine(process.argv.slice(2)));
