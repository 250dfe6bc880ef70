/**
 * `npm run pack -- <folder>`: what a remote outside of this checkout is made of, as packages. See
 * docs/recipes/remote.md.
 */
import './node-version.mjs';

const { attempt } = await import('./say/attempt.mjs');
const { line } = await import('./say/say.mjs');
const { pack } = await import('./pack/pack.mjs');
await attempt(async () => line((await pack(process.argv.slice(2))).join('\n')));
