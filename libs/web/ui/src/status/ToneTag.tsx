import type { ReactNode } from 'react';
import classes from './status.module.css';
import type { Tone } from './tones.js';

/** A word with the colour of its meaning. */
export function ToneTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${classes.tag} ${classes[tone]}`}>
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
