/**
 * `npm run mutate -- services/orders --sample 30 --seed 7`: makes small faults in the sources of a package, one at a
 * time, and prints those that no test notices. The sources on the disk stay as they are.
 */
import './node-version.mjs';
import { attempt } from './say/attempt.mjs';

const { mutate } = await import('./mutate/mutate.mjs');
await attempt(() => mutate(process.argv.slice(2)));
