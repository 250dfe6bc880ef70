/**
 * Replays years of real trade: `npm run import -- online-retail ../shared/data/online-retail-2010-2011.csv.gz "Depot
 * Foods"`.
 */
import './node-version.mjs';

const { startReplay } = await import('./replay/start-replay.mjs');
await startReplay(process.argv.slice(2));
