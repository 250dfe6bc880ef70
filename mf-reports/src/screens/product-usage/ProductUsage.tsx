import { failureMessage } from '@depot/api';
import { ErrorState, Page } from '@depot/ui';
import { useLazyReportsProductUsageQuery } from '../../api/reports.js';
import { UsageFilters } from './UsageFilters.js';
import { UsageResult } from './UsageResult.js';
import { useUsageForm } from './useUsageForm.js';

/** Amount of each product that each store received in a period, minus returns. */
export function ProductUsage() {
  const state = useUsageForm();
  const [generate, report] = useLazyReportsProductUsageQuery();
  if (state.error) {
    return (
      <Page>
        <ErrorState text={failureMessage(state.error)} onRetry={state.retry} />
      </Page>
    );
  }
  const reset = () => {
    state.reset();
    report.reset();
  };
  return (
    <Page>
      <UsageFilters
        state={state}
        generating={report.isFetching}
        onGenerate={() => state.request && void generate(state.request)}
        onReset={reset}
      />
      <UsageResult
        report={report}
        choices={state.choices}
        onRetry={() => report.originalArgs && void generate(report.originalArgs)}
      />
    </Page>
  );
}
