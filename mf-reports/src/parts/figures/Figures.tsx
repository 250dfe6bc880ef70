import type { Cents } from '@depot/contracts/amounts';
import { Money } from '@depot/ui';
import classes from './figures.module.css';

interface FiguresProps {
  /** Undefined amounts are loading. */
  figures: readonly { name: string; cents: Cents | undefined }[];
}

/** The sums of a report, large. */
export function Figures({ figures }: FiguresProps) {
  return (
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
  );
}
