import { remoteConfig } from '../tools/build/webpack/remote-config.mjs';

export default (env, { mode }) => remoteConfig(import.meta.dirname, mode);
