/**
 * `npm run pictures`: every page, paper and mail of the demo as a picture, and one sheet that shows them all, in
 * `.data/pictures`. `npm run pictures -- --only order --variants 390-zh-dark` makes a part.
 */
import './node-version.mjs';
import { attempt } from './say/attempt.mjs';

const { takePictures } = await import('./pictures/take-pictures.mjs');
await attempt(() => takePictures(process.argv.slice(2)));
