import type { IconDefinition } from '@depot/ui/look';
import classes from '../pages/account/account.module.css';
import { bays, boardPath, drawing, floorOf, gable, labelPath } from '../pages/account/drawings.js';
import { drawn } from './dom.js';

/** One of antd's icons, as large as the text around it. */
export function iconOf({ icon }: IconDefinition): SVGElement {
  const { attrs, children = [] } = typeof icon === 'function' ? icon('currentColor', 'none') : icon;
  const paths = children.map((path) => drawn('path', path.attrs));
  return drawn('svg', { ...attrs, width: '1em', height: '1em', fill: 'currentColor', 'aria-hidden': 'true' }, ...paths);
}

/** The product's logo. */
export function logo(size: number): SVGElement {
  return drawn(
    'svg',
    { width: size, height: size, viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    drawn('rect', { width: 32, height: 32, rx: 8, fill: 'var(--depot-color-primary)' }),
    drawn('path', {
      d: gable,
      fill: 'none',
      stroke: 'var(--depot-color-text-light-solid)',
      'stroke-width': 2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}

/** A rack of the warehouse in hairlines. */
export function shelves(): SVGElement {
  const floors = bays.map((boxes, bay) => {
    const floor = floorOf(bay);
    const each = boxes.map((box) =>
      drawn(
        'g',
        { class: box.marked ? classes.marked : undefined },
        drawn('rect', { x: box.x, y: floor - box.height, width: box.width, height: box.height, rx: 2 }),
        drawn('path', { d: labelPath(box, floor) }),
      ),
    );
    return drawn('g', {}, ...each, drawn('path', { d: boardPath(floor) }));
  });
  return drawn(
    'svg',
    { class: classes.shelves, viewBox: drawing.viewBox, preserveAspectRatio: 'xMidYMax slice', fill: 'none' },
    drawn('path', { d: drawing.posts }),
    ...floors,
  );
}
