import type { TelemetryCount } from '@depot/contracts/deployments';

/** The steps of loading a screen, in their order. */
export type LoadPhase = 'Manifest' | 'Entry' | 'Screen';

/** A screen did not come; it is told to operations where it happens. */
export class LoadFailure extends Error {
  constructor(
    readonly phase: LoadPhase,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = 'LoadFailure';
  }

  get figure(): TelemetryCount {
    return `failure${this.phase}`;
  }
}
