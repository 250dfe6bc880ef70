import { useTranslation } from '@depot/i18n';
import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  /** Message about the missing content. */
  text?: string;
  /** Suggested action, usually the primary button. */
  children?: ReactNode;
}

/** Message for an empty list or page. */
export function EmptyState({ text, children }: EmptyStateProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.state}>
      <p className={classes.text}>{text ?? t('nothing')}</p>
      {children}
    </div>
  );
}
