import { useNextPage } from '@depot/remote-kit';
import { Button } from '@depot/ui';
import { useTexts } from '../texts.js';
import classes from './older.module.css';

interface OlderRowsProps {
  query: Parameters<typeof useNextPage>[0] & { hasNextPage: boolean; isFetchingNextPage: boolean };
}

/** The way to what the server has not sent yet. */
export function OlderRows({ query }: OlderRowsProps) {
  const { t } = useTexts();
  const fetchOlder = useNextPage(query);
  if (!query.hasNextPage) return null;
  return (
    <Button className={classes.older} loading={query.isFetchingNextPage} onClick={fetchOlder}>
      {t('older')}
    </Button>
  );
}
