import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

interface ActionBarProps {
  /**
   * Information that the user needs before submitting. It may arrive late: it stands above the buttons and moves
   * nothing.
   */
  notice?: ReactNode;
  /** Progress or totals of the work. */
  summary?: ReactNode;
  /** Why the primary button cannot be pressed yet, in a sentence. */
  waitsFor?: string;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/**
 * Actions of a page, fixed to the bottom of the screen. A button that moves away between press and release of the
 * pointer is not clicked.
 */
export function ActionBar({ notice, summary, waitsFor, children }: ActionBarProps) {
  return (
    <div className={classes.bar} data-action-bar>
      <div className={classes.notice}>{notice}</div>
      <div className={classes.summary}>{summary}</div>
      <div className={classes.waitsFor} role="status">
        {waitsFor}
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
