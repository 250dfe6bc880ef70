import { failureMessage } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import { Button } from 'antd';
import { Page } from '../page/PageHeader.js';
import classes from './state.module.css';

interface ErrorStateProps {
  /** Error message of the server. */
  text?: string;
  onRetry?: () => void;
}

/** Error message with an optional button to retry. */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.state} role="alert">
      <p className={classes.text}>{text ?? t('failed')}</p>
      {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    </div>
  );
}

interface LoadErrorProps {
  query: { error?: unknown; refetch: () => unknown };
}

/** Replaces a screen whose data failed to load. */
export function LoadError({ query }: LoadErrorProps) {
  return (
    <Page>
      <ErrorState text={failureMessage(query.error)} onRetry={() => void query.refetch()} />
    </Page>
  );
}
