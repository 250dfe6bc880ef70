import type { IconDefinition } from '@depot/ui/look';
import { bays, drawBoard, drawFloor, drawing, gable, labelPath } from '../look/drawings.js';
import { drawSvg } from './dom.js';
import classes from './pages/account/account.module.css';

/** One of antd's icons, as large as the text around it. */
export function createIcon({ icon }: IconDefinition): SVGElement {
  const { attrs, children = [] } = typeof icon === 'function' ? icon('currentColor', 'none') : icon;
  const paths = children.map((path) => drawSvg('path', path.attrs));
  return drawSvg(
    'svg',
    { ...attrs, width: '1em', height: '1em', fill: 'currentColor', 'aria-hidden': 'true' },
    ...paths,
  );
}

/** The product's logo. */
export function createLogo(size: number): SVGElement {
  return drawSvg(
    'svg',
    { width: size, height: size, viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    drawSvg('rect', { width: 32, height: 32, rx: 8, fill: 'var(--depot-color-primary)' }),
    drawSvg('path', {
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
export function drawShelves(): SVGElement {
  const floors = bays.map((boxes, bay) => {
    const floor = drawFloor(bay);
    const each = boxes.map((box) =>
      drawSvg(
        'g',
        { class: box.marked ? classes.marked : undefined },
        drawSvg('rect', { x: box.x, y: floor - box.height, width: box.width, height: box.height, rx: 2 }),
        drawSvg('path', { d: labelPath(box, floor) }),
      ),
    );
    return drawSvg('g', {}, ...each, drawSvg('path', { d: drawBoard(floor) }));
  });
  return drawSvg(
    'svg',
    { class: classes.shelves, viewBox: drawing.viewBox, preserveAspectRatio: 'xMidYMax slice', fill: 'none' },
    drawSvg('path', { d: drawing.posts }),
    ...floors,
  );
}
