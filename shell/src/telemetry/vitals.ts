import type { TelemetryTiming } from '@depot/contracts/deployments';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { observe } from './queue.js';
import { currentOwner, firstOwner, type Owner } from './views.js';

/** CLS is a share of the window; it is told in thousandths. */
const thousandths = 1000;

const tell =
  (owner: () => Owner) =>
  ({ name, value }: Metric): void => {
    const told = name === 'CLS' ? value * thousandths : value;
    observe({ ...owner(), figure: name satisfies TelemetryTiming, value: Math.round(told) });
  };

/** Follows the web vitals of this page. How it began is the first screen's doing, how it answers and jumps that of the screen on show. */
export function watchVitals(): void {
  onTTFB(tell(firstOwner));
  onFCP(tell(firstOwner));
  onLCP(tell(firstOwner));
  onINP(tell(currentOwner));
  onCLS(tell(currentOwner));
}
