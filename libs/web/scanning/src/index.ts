export { faultText } from './faultText.js';
export { signal } from './feedback/tones.js';
export { accept, reject, type ScanVerdict } from './feedback/verdict.js';
export { ScanField } from './field/ScanField.js';
export type { HandleScan, Scan, ScanSource } from './field/useScans.js';
export { buildElementString, type Gs1Element } from './gs1/elements.js';
export type { Gs1Facts } from './gs1/facts.js';
export { parse, type ScanFault, type ScanRead } from './parse.js';
export { useWedgeScanner } from './wedge/useWedgeScanner.js';
