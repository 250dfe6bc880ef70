import type { TelemetryCount } from '@depot/contracts/deployments';
import { ErrorState } from '@depot/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadFailure } from '../load/LoadFailure.js';
import { type CodeOwner, recordFailedView } from '../telemetry/views.js';
import { waitForRepairs } from '../verify/integrity.js';

interface FailureBoundaryProps {
  /** The version of a remote that is inside, for the report. */
  owner: CodeOwner;
  /** Message shown in place of the screen. */
  text: string;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Limits a failure to its remote. If a corrupt file in the browser's cache caused it, for example of a dialog, the
 * content is retried once as soon as the file is repaired.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  /** True once another attempt or page has replaced it. */
  private isOver = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    // The global error listener does not see errors that React passes to a boundary.
    recordFailure(this.props.owner, error, 'errorRender', componentStack ?? undefined);
    void waitForRepairs().then((isRepaired) => isRepaired && !this.isOver && this.props.onRetry());
  }

  override componentWillUnmount(): void {
    this.isOver = true;
  }

  override render(): ReactNode {
    const { text, onRetry, children } = this.props;
    return this.state.failed ? <ErrorState text={text} onRetry={onRetry} /> : children;
  }
}

/** Reports an error in a remote. `trace` is React's component stack, if any. */
export function recordFailure(
  owner: CodeOwner,
  error: unknown,
  figure: Extract<TelemetryCount, `error${string}`>,
  trace?: string,
): void {
  console.error(`[${owner.remote}]`, error, trace ?? '');
  if (!(error instanceof LoadFailure)) recordFailedView(owner, figure); // load failures have already been reported
}
