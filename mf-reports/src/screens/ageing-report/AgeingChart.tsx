import type { Cents } from '@depot/contracts/amounts';
import { Money } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './ageing.module.css';
import { ages, shares } from './ageingTotals.js';

/** How old the debt is, as one bar; its figures stand below it. */
export function AgeingChart({ amounts }: { amounts: readonly Cents[] }) {
  const { t } = useTexts();
  const widths = shares(amounts);
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  return (
    <figure className={classes.chart}>
      <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {ages.map((age, at) => (
          <rect key={age} className={classes[age]} x={starts[at]} width={widths[at]} height="10" />
        ))}
      </svg>
      <figcaption>
        <ul className={classes.legend}>
          {ages.map((age, at) => (
            <li key={age}>
              <span className={`${classes.key} ${classes[age]}`} aria-hidden="true" />
              {t(`ageing.${age}`)} <Money cents={amounts[at] ?? 0} />
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
