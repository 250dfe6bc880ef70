import type { TelemetryCount } from '@depot/contracts/deployments';
import { ErrorState } from '@depot/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { cacheRepaired } from '../federation/integrity.js';
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

/**
 * Keeps a failure inside the remote that has it. Where it comes of a file that stood wrong in the browser's cache, such
 * as that of a dialog, what is inside is tried once more as soon as the file is right.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  /** Another attempt, or another page, has taken its place. */
  private isOver = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    // Before React hands an error to a boundary, nobody else hears of it.
    report(this.props.owner, error, 'errorRender', componentStack ?? undefined);
    void cacheRepaired().then((isRepaired) => isRepaired && !this.isOver && this.props.onRetry());
  }

  override componentWillUnmount(): void {
    this.isOver = true;
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
