import { shellName, shellVersion, type TelemetryCount } from '@depot/contracts/deployments';
import { countView, recordMetric } from './queue.js';

/** Whose code is meant. */
export interface CodeOwner {
  remote: string;
  version: string;
}

/** Owner of code outside of all remotes. */
export const shellOwner: CodeOwner = { remote: shellName, version: shellVersion };

let first: CodeOwner | undefined;
let current: CodeOwner = shellOwner;
/** Errors that the view on screen has reported already: one that throws all the time counts once. */
let reported = new Set<string>();

/** A screen is opened. */
export function openView(owner: CodeOwner): void {
  first ??= owner;
  current = owner;
  reported = new Set();
  countView();
  recordMetric({ ...owner, figure: 'view' });
}

/** Owner of the tab's first screen, to which the first paint is attributed. */
export const findFirstOwner = (): CodeOwner => first ?? shellOwner;

/** Whose screen is open. */
export const getCurrentOwner = (): CodeOwner => current;

/** Something went wrong in the view on screen. */
export function recordFailedView(
  { remote, version }: CodeOwner,
  figure: Extract<TelemetryCount, `error${string}`>,
): void {
  const key = `${remote}@${version} ${figure}`;
  if (reported.has(key)) return;
  reported.add(key);
  recordMetric({ remote, version, figure });
}
