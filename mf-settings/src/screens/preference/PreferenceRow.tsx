import type { ReactNode } from 'react';
import classes from './preference.module.css';

interface PreferenceRowProps {
  label: string;
  hint: string;
  children: ReactNode;
}

/** A choice: what it is about on the left, the control on the right. */
export function PreferenceRow({ label, hint, children }: PreferenceRowProps) {
  return (
    <div className={classes.row}>
      <div>
        <div className={classes.label}>{label}</div>
        <div className={classes.hint}>{hint}</div>
      </div>
      <div className={classes.control}>{children}</div>
    </div>
  );
}
