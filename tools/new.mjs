/** `npm run new -- remote mf-hello`: a new remote in this checkout. See docs/recipes/remote.md. */
import './node-version.mjs';

const { addRemote } = await import('./new/add-remote.mjs');
const { attempt } = await import('./say/attempt.mjs');
await attempt(() => addRemote(process.argv.slice(2)));
