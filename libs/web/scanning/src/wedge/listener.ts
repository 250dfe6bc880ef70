import { type Burst, computeBurstTimeoutMs, noBurst, onSilence, onStroke, type Verdict } from './burst.js';
import { findCharacterByKey } from './characters.js';
import { type FieldMemory, isTextField, readField, restoreField, writeInto } from './fieldMemory.js';
import { getScannerSettings } from './scannerSettings.js';
import { isWholeCode, runWith, slowestGap } from './slowRun.js';
import { isEnd, type Stroke, toStroke } from './stroke.js';
import { readStrokes } from './text.js';

/** Attributes of a field that handles a scanner's keys itself, whichever page is behind it. */
export const takesScans = { 'data-takes-scans': '' };
const takingScans = '[data-takes-scans]';

/** Receiver of scans. */
interface Subscriber {
  onScan: (text: string) => void;
  /** False while a dialog that it does not belong to is open. */
  isReachable: () => boolean;
}

/**
 * Listens to the whole page while at least one subscriber is there. A scan goes to the one that came last, so an open
 * dialog hears it instead of the page below; one that has left hears nothing any more.
 */
class WedgeListener {
  #subscribers: Subscriber[] = [];
  /** Keys at a scanner's pace, and the content of their field before them. */
  #burst: Burst = noBurst;
  #burstMemory: FieldMemory | undefined;
  /** Keys at any pace, of which those of the burst are the last. */
  #run: Burst = noBurst;
  #runMemory: FieldMemory | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  subscribe(subscriber: Subscriber): () => void {
    if (this.#subscribers.length === 0) document.addEventListener('keydown', this.#onKey, true);
    this.#subscribers.push(subscriber);
    return () => {
      this.#subscribers = this.#subscribers.filter((other) => other !== subscriber);
      if (this.#subscribers.length > 0) return;
      document.removeEventListener('keydown', this.#onKey, true);
      clearTimeout(this.#timer);
      this.#forget();
    };
  }

  #onKey = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.matches(takingScans)) return;
    const stroke = toStroke(event);
    const isScanned = this.#hasPrefix() ? this.#takePrefixed(stroke) : this.#take(stroke, event.target);
    if (!isScanned) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Handles the next key that may be a user's. Returns true to withhold it from the page. */
  #take(stroke: Stroke, target: EventTarget | null): boolean {
    const [burst, run] = [this.#burst, this.#run];
    const verdict = onStroke(burst, stroke);
    if (isEnd(stroke) && !verdict.scan && run.length > 0 && isWholeCode(readStrokes(run), isTextField(target))) {
      this.#deliver(run, this.#runMemory);
      return true;
    }
    this.#conclude(verdict);
    this.#run = runWith(run, stroke);
    if (verdict.burst.length === 1 && verdict.burst !== burst) this.#burstMemory = readField(target);
    if (this.#run.length === 1 && this.#run !== run) this.#runMemory = readField(target);
    return verdict.swallow;
  }

  /** After the scanner's prefix, all keys up to its end belong to the code, however slow they are. */
  #takePrefixed(stroke: Stroke): boolean {
    const run = runWith(this.#run, stroke);
    clearTimeout(this.#timer);
    if (isEnd(stroke)) this.#deliver(this.#run, this.#runMemory);
    else {
      this.#run = run;
      this.#timer = setTimeout(() => this.#deliver(this.#run, this.#runMemory), slowestGap);
    }
    return true;
  }

  #hasPrefix(): boolean {
    const { prefix } = getScannerSettings();
    return prefix !== '' && this.#run.length >= prefix.length && readStrokes(this.#run).startsWith(prefix);
  }

  #conclude({ burst, giveBack, scan }: Verdict): void {
    this.#burst = burst;
    clearTimeout(this.#timer);
    if (burst.length > 0)
      this.#timer = setTimeout(
        () => this.#conclude(onSilence(this.#burst, performance.now())),
        computeBurstTimeoutMs(burst) + 1,
      );
    if (giveBack.length > 0)
      writeInto(document.activeElement, giveBack.map((stroke) => findCharacterByKey(stroke) ?? '').join(''));
    if (scan) this.#deliverFast(scan);
  }

  /** A page that was busy may have torn the first keys off: then all of them together are a code, and not these. */
  #deliverFast(scan: Burst): void {
    const isTorn = this.#run.length > scan.length && isWholeCode(readStrokes(this.#run), true);
    if (isTorn && !isWholeCode(readStrokes(scan), true)) this.#deliver(this.#run, this.#runMemory);
    else this.#deliver(scan, this.#burstMemory);
  }

  #forget(): void {
    this.#burst = noBurst;
    this.#run = noBurst;
  }

  #deliver(scan: Burst, memory: FieldMemory | undefined): void {
    this.#forget();
    restoreField(memory);
    const { prefix } = getScannerSettings();
    const text = readStrokes(scan);
    const code = text.startsWith(prefix) ? text.slice(prefix.length) : text;
    this.#subscribers.findLast((subscriber) => subscriber.isReachable())?.onScan(code);
  }
}

export const wedgeListener = new WedgeListener();
