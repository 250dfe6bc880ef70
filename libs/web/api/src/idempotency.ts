/**
 * 32 hexadecimal digits that nobody guesses. `crypto.randomUUID` exists on secure origins only; a warehouse may run on
 * plain HTTP in its own network.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key per user action. While an action has no certain outcome (no answer, or the server broke), the same
 * request sent again, by us or by a person who presses the button once more, carries the same key:
 * the server then replays its answer instead of doing the work twice.
 */
const unsettled = new Map<string, string>();

export interface ActionKey {
  key: string;
  /** The outcome is certain now: the next identical request is a new action. */
  settle: () => void;
}

/** `params` are those of the address that do not stand in `url`. */
export function actionKey(url: string, body: unknown, params: unknown = null): ActionKey {
  const action = JSON.stringify([url, params, body instanceof FormData ? partsOf(body) : (body ?? null)]);
  const key = unsettled.get(action) ?? newKey();
  unsettled.set(action, key);
  return { key, settle: () => unsettled.delete(action) };
}

/**
 * What a form says, with its files by what tells them apart: a file that is chosen again is the same as long as nobody
 * has written to it. Should another one look the same, the server refuses it in words, for it knows what is in it.
 */
function partsOf(form: FormData): unknown[] {
  return [...form].map(([field, value]) =>
    value instanceof File ? [field, value.name, value.size, value.lastModified, value.type] : [field, value],
  );
}

/** 5xx and silence leave it open whether the work was done. */
export function isSettled(statusCode: number): boolean {
  return statusCode > 0 && statusCode < 500;
}
