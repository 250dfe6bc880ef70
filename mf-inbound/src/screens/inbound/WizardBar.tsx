import { ActionBar } from '@depot/ui';
import type { ReactNode } from 'react';
import classes from './inbound.module.css';

interface WizardBarProps {
  /** What has been done and what is missing. */
  progress: ReactNode;
  /** Why the next step cannot be gone to yet, in a sentence. */
  waitsFor?: string;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/** Progress, told as it goes on, and the ways on. */
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
