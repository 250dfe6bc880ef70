import { failureMessage } from '@depot/api';
import { Page } from '../page/Page.js';
import { ErrorState } from './ErrorState.js';

interface LoadErrorProps {
  query: { error?: unknown; refetch: () => unknown };
}

/** In place of a screen whose data did not come. */
export function LoadError({ query }: LoadErrorProps) {
  return (
    <Page>
      <ErrorState text={failureMessage(query.error)} onRetry={() => void query.refetch()} />
    </Page>
  );
}
