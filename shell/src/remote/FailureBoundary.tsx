import type { TelemetryCount } from '@depot/contracts/deployments';
import { ErrorState } from '@depot/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadFailure } from '../federation/LoadFailure.js';
import { type CodeOwner, failView } from '../telemetry/views.js';

interface FailureBoundaryProps {
  /** The version of a remote that is inside, for the report. */
  owner: CodeOwner;
  /** What the person reads instead of the screen. */
  text: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a failure inside the remote that has it. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    // Before React hands an error to a boundary, nobody else hears of it.
    report(this.props.owner, error, 'errorRender', componentStack ?? undefined);
  }

  override render(): ReactNode {
    const { text, onRetry, children } = this.props;
    return this.state.failed ? <ErrorState text={text} onRetry={onRetry} /> : children;
  }
}

/** Tells of an error in a remote. `trace` is React's component stack, where there is one. */
export function report(
  owner: CodeOwner,
  error: unknown,
  figure: Extract<TelemetryCount, `error${string}`>,
  trace?: string,
): void {
  console.error(`[${owner.remote}]`, error, trace ?? '');
  if (!(error instanceof LoadFailure)) failView(owner, figure); // a load has told of itself
}
