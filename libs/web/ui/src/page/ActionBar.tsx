import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

interface ActionBarProps {
  /** What must be known before the way on and may come late: it stands above, and moves nothing. */
  notice?: ReactNode;
  /** How far the work is, or what it comes to. */
  summary?: ReactNode;
  /** Why the primary button cannot be pressed yet, in a sentence. */
  waitsFor?: string;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/**
 * The way on from a page: at the bottom of the screen, however long the page is and whatever arrives late. A button
 * that leaves between the finger's coming down and going up is not pressed.
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
