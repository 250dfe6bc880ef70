import { newKey } from './new-key.js';

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

export function actionKey(url: string, body: unknown): ActionKey {
  // an upload is chosen anew each time
  if (body instanceof FormData) return { key: newKey(), settle: () => undefined };
  const action = `${url}\n${JSON.stringify(body ?? null)}`;
  const key = unsettled.get(action) ?? newKey();
  unsettled.set(action, key);
  return { key, settle: () => unsettled.delete(action) };
}

/** 5xx and silence leave it open whether the work was done. */
export function isSettled(statusCode: number): boolean {
  return statusCode > 0 && statusCode < 500;
}
