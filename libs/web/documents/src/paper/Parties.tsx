import type { PaperSize } from '@depot/contracts/identity';
import { measureHeight, textStyles } from './measure.js';
import { computeContentWidth } from './page.js';

/** An address under its heading. */
export interface Party {
  name: string;
  lines: string;
}

const gap = 24;
const padding = 18;

/** A single address is as wide as one of two. */
const splitColumns = (parties: readonly Party[]): number => Math.max(2, parties.length);

/** Height of the addresses in points; `beside` is the width of the content next to them. */
export function measureParties(parties: readonly Party[], paper: PaperSize, beside = 0): number {
  const column = (computeContentWidth(paper) - beside + gap) / splitColumns(parties) - gap;
  const heights = parties.map(({ lines }) => measureHeight(lines, column, textStyles.body));
  return padding + textStyles.label.line + 2 + Math.max(0, ...heights);
}

/** Addresses side by side, on the first page. */
export function Parties({ parties }: { parties: readonly Party[] }) {
  return (
    <div className="parties" style={{ gridTemplateColumns: `repeat(${splitColumns(parties)}, 1fr)` }}>
      {parties.map(({ name, lines }) => (
        <div key={name}>
          <h2>{name}</h2>
          <address>{lines}</address>
        </div>
      ))}
    </div>
  );
}
