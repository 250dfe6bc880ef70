/** How a scan went, and what to tell the person. */
export interface ScanVerdict {
  accepted: boolean;
  text?: string;
}

/** The scan was right; `text` says what it did. */
export const accept = (text?: string): ScanVerdict => ({ accepted: true, text });
/** The scan was wrong; `text` says why. */
export const reject = (text: string): ScanVerdict => ({ accepted: false, text });
