import type { ReactNode } from 'react';
import classes from './inbound.module.css';

interface WizardBarProps {
  /** What has been done and what is missing. */
  progress?: ReactNode;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/** Progress and the ways on, always in sight. */
export function WizardBar({ progress, children }: WizardBarProps) {
  return (
    <div className={classes.bar}>
      <span className={classes.progress} role="status">
        {progress}
      </span>
      <span className={classes.buttons}>{children}</span>
    </div>
  );
}
