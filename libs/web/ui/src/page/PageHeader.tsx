import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageHeaderProps {
  /** A second line under the page's title, which the top bar shows: a number, a status, a count. */
  summary?: ReactNode;
  /** Filters and the search field. */
  filters?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  onBack?: () => void;
  /** Label of the way back, said to screen readers. */
  backLabel?: string;
}

/** Head of a screen below the top bar: what it is about on the left, what can be done on the right. */
export function PageHeader({ summary, filters, actions, onBack, backLabel }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      {onBack && <Button type="text" icon={<ArrowLeftOutlined />} aria-label={backLabel} onClick={onBack} />}
      {summary && <div className={classes.summary}>{summary}</div>}
      {filters && <div className={classes.filters}>{filters}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

interface PageProps {
  /** `form`: a readable column; `full`: all the width, for tables. */
  width?: 'full' | 'form';
  children: ReactNode;
}

/** Body of a screen with the margins of the product. */
export function Page({ width = 'full', children }: PageProps) {
  return <div className={width === 'form' ? `${classes.page} ${classes.form}` : classes.page}>{children}</div>;
}
