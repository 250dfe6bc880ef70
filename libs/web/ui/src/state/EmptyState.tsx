import { useTranslation } from '@depot/i18n';
import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  /** What is not there, in a sentence. */
  text?: string;
  /** What to do about it: usually the primary button. */
  children?: ReactNode;
}

/** Nothing to show, said in words. */
export function EmptyState({ text, children }: EmptyStateProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.state}>
      <p className={classes.text}>{text ?? t('nothing')}</p>
      {children}
    </div>
  );
}
