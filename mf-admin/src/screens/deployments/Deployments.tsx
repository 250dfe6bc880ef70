import { queryFailure } from '@depot/api';
import type { RegistryEntry } from '@depot/contracts/deployments';
import { EmptyState, ErrorState, Page, PageHeader, Skeleton } from '@depot/ui';
import { useAdminRemotesQuery } from '../../api/admin.js';
import { useTexts } from '../../texts.js';
import { RemoteVersions } from './RemoteVersions.js';

const newestFirst = (entries: readonly RegistryEntry[]) => [...entries].reverse();

/** Screen: every remote with its versions, who gets which, and the buttons to change that. */
export function Deployments() {
  const { t } = useTexts();
  const remotes = useAdminRemotesQuery({ all: true });
  const failure = queryFailure(remotes);
  const entries = Object.entries(remotes.data?.microFrontends ?? {});
  return (
    <Page>
      <PageHeader summary={t('deployment.explained')} />
      {failure && <ErrorState text={failure} onRetry={() => void remotes.refetch()} />}
      {!failure && !remotes.data && <Skeleton active />}
      {remotes.data && entries.length === 0 && <EmptyState text={t('deployment.empty')} />}
      {entries.map(([remote, versions]) => (
        <RemoteVersions key={remote} remote={remote} versions={newestFirst(versions)} />
      ))}
    </Page>
  );
}
