import { useNextPage } from '@depot/remote-kit';
import { OlderRows as OlderRowsOf, type Paging } from '@depot/ui/data';
import { useTexts } from '../texts.js';

interface OlderRowsProps {
  query: Parameters<typeof useNextPage>[0] & { hasNextPage: boolean; isFetchingNextPage: boolean };
  paging: Paging;
}

/** The way to what the server has not sent yet. */
export function OlderRows({ query, paging }: OlderRowsProps) {
  const { t } = useTexts();
  return <OlderRowsOf text={t('older')} paging={paging} query={query} onFetch={useNextPage(query)} />;
}
