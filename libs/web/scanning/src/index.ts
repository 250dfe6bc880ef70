export { type LabelHandlers, type Placement, type ProductOption, useLabelParts } from './carton/useLabelParts.js';
export { signal } from './feedback/tones.js';
export { ScanField } from './field/ScanField.js';
export {
  accept,
  type HalfScanned,
  type HandleScan,
  rejectScan,
  type Scan,
  type ScanChoice,
  type ScanSource,
  type ScanVerdict,
} from './field/useScans.js';
export { buildElementString, type Gs1Element } from './gs1/elements.js';
export { type Gs1Facts, lastDay } from './gs1/facts.js';
export { faultText } from './messages.js';
export { parse, type ScanFault, type ScanRead } from './parse.js';
export { type ScannerReport, testCode } from './tester/examineScan.js';
export { useScannerTest } from './tester/useScannerTest.js';
export { takenBackSince } from './wedge/fieldMemory.js';
export { takesScans } from './wedge/listener.js';
export { type ScannerSettings, useScannerSettings, usualScanner } from './wedge/scannerSettings.js';
export { useWedgeScanner } from './wedge/useWedgeScanner.js';
