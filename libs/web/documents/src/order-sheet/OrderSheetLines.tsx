import type { Language } from '@depot/contracts/errors';
import type { PaperSize } from '@depot/contracts/identity';
import { text } from '../paper/text.js';
import {
  formatPieces,
  formatPounds,
  listLotLines,
  listSubLines,
  orderColumns,
  type SheetKind,
  type SheetRow,
} from './orderRows.js';

interface OrderSheetLinesProps {
  rows: readonly SheetRow[];
  /** A pick list shows locations, marks lines without weight and has a box to tick. */
  kind: SheetKind;
  paper: PaperSize;
  language: Language;
}

export function OrderSheetLines({ rows, kind, paper, language }: OrderSheetLinesProps) {
  const isPick = kind === 'pick';
  return (
    <table>
      <colgroup>
        {isPick && <col style={{ width: `${orderColumns.pick.location}pt` }} />}
        <col />
        <col style={{ width: `${orderColumns[kind].pieces}pt` }} />
        <col style={{ width: `${orderColumns[kind].weight}pt` }} />
        {isPick && <col style={{ width: `${orderColumns.pick.weighed}pt` }} />}
        {isPick && <col style={{ width: `${orderColumns.pick.picked}pt` }} />}
      </colgroup>
      <thead>
        <tr>
          {isPick && <th>{text.location[language]}</th>}
          <th>{text.description[language]}</th>
          <th className="number">{text.quantity[language]}</th>
          <th className="number">{text.weight[language]}</th>
          {isPick && <th className="number">{text.weighed[language]}</th>}
          {isPick && <th className="number">{text.picked[language]}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderSheetLine key={row.item.orderItemId} row={row} kind={kind} paper={paper} language={language} />
        ))}
      </tbody>
    </table>
  );
}

interface OrderSheetLineProps extends Omit<OrderSheetLinesProps, 'rows'> {
  row: SheetRow;
}

/** A line, and beneath it the lots of its goods, over the whole width. */
function OrderSheetLine({ row, kind, paper, language }: OrderSheetLineProps) {
  const { item, area } = row;
  const isPick = kind === 'pick';
  const lots = listLotLines(row, kind, paper, language);
  return (
    <>
      <tr className={lots.length > 0 ? 'above' : undefined}>
        {isPick && (
          <td rowSpan={lots.length > 0 ? 2 : undefined}>
            {item.location}
            {area !== '' && <div className="weights">{area}</div>}
          </td>
        )}
        <td>
          <bdi>{item.name}</bdi>
          <Beneath lines={listSubLines(row, kind)} />
        </td>
        <td className="number">{formatPieces(item, language)}</td>
        <td className="number">{formatPounds(item, language)}</td>
        {isPick && <td className="number">{item.hasWeight === 'Yes' ? text.toWeigh[language] : ''}</td>}
        {isPick && (
          <td className="number">
            <span className="box" />
          </td>
        )}
      </tr>
      {lots.length > 0 && (
        <tr className="lots">
          <td colSpan={isPick ? 5 : 3} style={isPick ? { paddingLeft: '6pt' } : undefined}>
            <Beneath lines={lots} />
          </td>
        </tr>
      )}
    </>
  );
}

function Beneath({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <div key={line} className="weights">
      {line}
    </div>
  ));
}
