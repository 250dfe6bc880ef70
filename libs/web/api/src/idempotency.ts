/**
 * 32 unguessable hexadecimal digits. `crypto.randomUUID` exists on secure origins only; a warehouse may run on plain
 * HTTP in its own network.
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
  const action = JSON.stringify([url, params, body instanceof FormData ? listParts(body) : (body ?? null)]);
  const key = unsettled.get(action) ?? newKey();
  unsettled.set(action, key);
  return { key, settle: () => unsettled.delete(action) };
}

/**
 * Content of a form, with each file by name, size and time of change: a file that is chosen again is equal until it is
 * written. If another file looks equal, the server, which knows the content, refuses it with a message.
 */
function listParts(form: FormData): unknown[] {
  return [...form].map(([field, value]) =>
    value instanceof File ? [field, value.name, value.size, value.lastModified, value.type] : [field, value],
  );
}

/** 5xx and silence leave it open whether the work was done. */
export function isSettled(statusCode: number): boolean {
  return statusCode > 0 && statusCode < 500;
}
