import type { Cents } from '@depot/contracts/amounts';
import { Money } from '@depot/ui';
import type { ReactNode } from 'react';
import classes from './figures.module.css';

interface FiguresProps {
  /** Undefined amounts are loading. */
  figures: readonly { name: string; cents: Cents | undefined }[];
  /** Period of the sums, if they have one. */
  period?: ReactNode;
}

/** The sums of a report, large. */
export function Figures({ figures, period }: FiguresProps) {
  return (
    <div>
      {period && <div className={classes.period}>{period}</div>}
      <dl className={classes.figures}>
        {figures.map(({ name, cents }) => (
          <div key={name} className={classes.figure}>
            <dt>{name}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
