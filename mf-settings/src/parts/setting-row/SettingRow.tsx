import type { ReactNode } from 'react';
import classes from './setting-row.module.css';

interface SettingRowProps {
  label: string;
  hint: string;
  children: ReactNode;
}

/** Setting with its label on the left and its control on the right. */
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
