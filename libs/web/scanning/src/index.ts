export { signal } from './feedback/tones.js';
export { ScanField } from './field/ScanField.js';
export { accept, type HandleScan, reject, type Scan, type ScanSource, type ScanVerdict } from './field/useScans.js';
export { buildElementString, type Gs1Element } from './gs1/elements.js';
export type { Gs1Facts } from './gs1/facts.js';
export { faultText } from './messages.js';
export { parse, type ScanFault, type ScanRead } from './parse.js';
export { useWedgeScanner } from './wedge/useWedgeScanner.js';
