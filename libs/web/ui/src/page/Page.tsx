import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageProps {
  /** `form`: a readable column; `full`: all the width, for tables. */
  width?: 'full' | 'form';
  children: ReactNode;
}

/** Body of a screen with the margins of the house. */
export function Page({ width = 'full', children }: PageProps) {
  return <div className={width === 'form' ? `${classes.page} ${classes.form}` : classes.page}>{children}</div>;
}
