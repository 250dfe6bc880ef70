import type { ReactNode } from 'react';
import classes from './sticky-bar.module.css';

interface StickyBarProps {
  summary?: ReactNode;
  /** Why the primary button cannot be pressed yet, in a sentence. */
  waitsFor?: string;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/** Stays at the bottom of the screen: how far the work is, and the one thing to do next. */
export function StickyBar({ summary, waitsFor, children }: StickyBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.summary}>{summary}</div>
      <div className={classes.waitsFor} role="status">
        {waitsFor}
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
