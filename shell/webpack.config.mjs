import { shellConfig } from '../tools/build/webpack/shell-config.mjs';

export default (env, { mode }) => shellConfig(import.meta.dirname, mode);
