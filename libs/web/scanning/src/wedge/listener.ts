import { type Burst, noBurst, onSilence, onStroke, timeoutMs, type Verdict } from './burst.js';
import { characterByKey } from './characters.js';
import { type FieldMemory, rememberField, restoreField, typeInto } from './fieldMemory.js';
import { strokeOf } from './stroke.js';
import { textOf } from './text.js';

/** Somebody who wants scans. */
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
  #burst: Burst = noBurst;
  #memory: FieldMemory | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  subscribe(subscriber: Subscriber): () => void {
    if (this.#subscribers.length === 0) document.addEventListener('keydown', this.#onKey, true);
    this.#subscribers.push(subscriber);
    return () => {
      this.#subscribers = this.#subscribers.filter((other) => other !== subscriber);
      if (this.#subscribers.length > 0) return;
      document.removeEventListener('keydown', this.#onKey, true);
      clearTimeout(this.#timer);
      this.#burst = noBurst;
    };
  }

  #onKey = (event: KeyboardEvent) => {
    const before = this.#burst;
    const verdict = onStroke(before, strokeOf(event));
    this.#conclude(verdict);
    if (verdict.burst.length === 1 && verdict.burst !== before) this.#memory = rememberField(event.target);
    if (!verdict.swallow) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #conclude({ burst, giveBack, scan }: Verdict): void {
    this.#burst = burst;
    clearTimeout(this.#timer);
    if (burst.length > 0)
      this.#timer = setTimeout(() => this.#conclude(onSilence(this.#burst, performance.now())), timeoutMs(burst) + 1);
    if (giveBack.length > 0)
      typeInto(document.activeElement, giveBack.map((stroke) => characterByKey(stroke) ?? '').join(''));
    if (scan) this.#deliver(scan);
  }

  #deliver(scan: Burst): void {
    restoreField(this.#memory);
    this.#subscribers.findLast((subscriber) => subscriber.isReachable())?.onScan(textOf(scan));
  }
}

export const wedgeListener = new WedgeListener();
