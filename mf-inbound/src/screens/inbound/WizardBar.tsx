import { ActionBar } from '@depot/ui';
import type { ReactNode } from 'react';
import classes from './inbound.module.css';

interface WizardBarProps {
  /** Completed and missing parts. */
  progress: ReactNode;
  /** Reason why the next step is blocked. */
  waitsFor?: string;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/** Progress, announced to screen readers, and the navigation buttons. */
export function WizardBar({ progress, waitsFor, children }: WizardBarProps) {
  const told = (
    <span className={classes.progress} role="status">
      {progress}
    </span>
  );
  return (
    <ActionBar summary={told} waitsFor={waitsFor}>
      {children}
    </ActionBar>
  );
}
