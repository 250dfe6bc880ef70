/** `node --conditions=source --import <this>` runs TypeScript sources of the workspace directly. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
