import type { TelemetryCount } from '@depot/contracts/deployments';
import { ErrorState } from '@depot/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LoadFailure } from '../load/LoadFailure.js';
import { reportThrown } from '../telemetry/thrownErrors.js';
import { type CodeOwner, recordFailedView } from '../telemetry/views.js';
import { waitForRepairs } from '../verify/integrity.js';
import { ErrorReference } from './ErrorReference.js';

interface FailureBoundaryProps {
  /** The version of a remote that is inside, for the report. */
  owner: CodeOwner;
  /** Message shown in place of the screen. */
  text: string;
  onRetry: () => void;
  children: ReactNode;
}

interface FailureBoundaryState {
  failed: boolean;
  /** Short id of the report; undefined if there is none. */
  reference?: string;
}

/**
 * Limits a failure to its remote. If a corrupt file in the browser's cache caused it, for example of a dialog, the
 * content is retried once as soon as the file is repaired.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failed: false };
  /** True once another attempt or page has replaced it. */
  private isOver = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    // The global error listener does not see errors that React passes to a boundary.
    recordFailure(this.props.owner, error, 'errorRender', componentStack ?? undefined);
    this.setState({ reference: reportThrown(this.props.owner, error) });
    void waitForRepairs().then((isRepaired) => isRepaired && !this.isOver && this.props.onRetry());
  }

  override componentWillUnmount(): void {
    this.isOver = true;
  }

  override render(): ReactNode {
    const { text, onRetry, children } = this.props;
    const { failed, reference } = this.state;
    if (!failed) return children;
    return (
      <>
        <ErrorState text={text} onRetry={onRetry} />
        {reference !== undefined && <ErrorReference reference={reference} />}
      </>
    );
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
