import type { TelemetryTiming } from '@depot/contracts/deployments';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { recordMetric } from './queue.js';
import { type CodeOwner, findFirstOwner, getCurrentOwner } from './views.js';

/** CLS is a share of the window; it is reported in thousandths. */
const thousandths = 1000;

const notify =
  (owner: () => CodeOwner) =>
  ({ name, value }: Metric): void => {
    const measured = name === 'CLS' ? value * thousandths : value;
    recordMetric({ ...owner(), figure: name satisfies TelemetryTiming, value: Math.round(measured) });
  };

/**
 * Follows the web vitals of this page. How it began is the first screen's doing, how it answers and jumps that of the
 * screen on show.
 */
export function watchVitals(): void {
  onTTFB(notify(findFirstOwner));
  onFCP(notify(findFirstOwner));
  onLCP(notify(findFirstOwner));
  onINP(notify(getCurrentOwner));
  onCLS(notify(getCurrentOwner));
}
