import type { TelemetryCount } from '@depot/contracts/deployments';
import { LoadFailure } from '../federation/LoadFailure.js';
import { failView, type Owner } from '../telemetry/views.js';

/** Tells of an error in a remote. `trace` is React's component stack, where there is one. */
export function report(
  owner: Owner,
  error: unknown,
  figure: Extract<TelemetryCount, `error${string}`>,
  trace?: string,
): void {
  console.error(`[${owner.remote}]`, error, trace ?? '');
  if (!(error instanceof LoadFailure)) failView(owner, figure); // a load has told of itself
}
