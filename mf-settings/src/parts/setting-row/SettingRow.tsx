import type { ReactNode } from 'react';
import classes from './setting-row.module.css';

interface SettingRowProps {
  label: string;
  hint: string;
  children: ReactNode;
}

/** A choice: what it is about on the left, the control on the right. */
export function SettingRow({ label, hint, children }: SettingRowProps) {
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
