import { bays, type Box, drawBoard, drawFloor, drawing, labelPath } from '../../../look/drawings.js';
import classes from './account.module.css';

function Bay({ boxes, floor }: { boxes: readonly Box[]; floor: number }) {
  return (
    <>
      {boxes.map((box) => (
        <g key={box.x} className={box.marked ? classes.marked : undefined}>
          <rect x={box.x} y={floor - box.height} width={box.width} height={box.height} rx="2" />
          <path d={labelPath(box, floor)} />
        </g>
      ))}
      <path d={drawBoard(floor)} />
    </>
  );
}

/** A rack of the warehouse in hairlines. */
export function LoginIllustration() {
  return (
    <svg className={classes.shelves} viewBox={drawing.viewBox} preserveAspectRatio="xMidYMax slice" fill="none">
      <path d={drawing.posts} />
      {bays.map((boxes, index) => (
        <Bay key={boxes[0]?.x} boxes={boxes} floor={drawFloor(index)} />
      ))}
    </svg>
  );
}
