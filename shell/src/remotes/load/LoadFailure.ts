import type { TelemetryCount } from '@depot/contracts/deployments';

/** The steps of loading a screen, in their order. */
export type LoadPhase = 'Manifest' | 'Entry' | 'Screen';

/** Failure to load a screen. It is reported where it happens. */
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
