export { buildElementString, type Gs1Element } from './gs1/elements.js';
export type { Gs1Facts } from './gs1/facts.js';
export { parse, type ScanFault, type ScanRead } from './parse.js';
