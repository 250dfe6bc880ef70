import { Button } from '@depot/ui';
import { useTexts } from '../texts.js';
import classes from './older.module.css';

interface OlderRowsProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The way to what the server has not sent yet. */
export function OlderRows({ query }: OlderRowsProps) {
  const { t } = useTexts();
  if (!query.hasNextPage) return null;
  return (
    <Button className={classes.older} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t('older')}
    </Button>
  );
}
