import type { Language } from '@depot/contracts/errors';
import { text } from '../paper/text.js';
import { beneath, orderColumns, piecesText, poundsText, type SheetKind, type SheetRow } from './orderRows.js';

interface OrderSheetLinesProps {
  rows: readonly SheetRow[];
  /** A pick list shows where things are, what is still to be weighed, and has a box to tick. */
  kind: SheetKind;
  language: Language;
}

export function OrderSheetLines({ rows, kind, language }: OrderSheetLinesProps) {
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
          <OrderSheetLine key={row.item.orderItemId} row={row} kind={kind} language={language} />
        ))}
      </tbody>
    </table>
  );
}

function OrderSheetLine({ row, kind, language }: { row: SheetRow; kind: SheetKind; language: Language }) {
  const { item, area } = row;
  const isPick = kind === 'pick';
  return (
    <tr>
      {isPick && (
        <td>
          {item.location}
          {area !== '' && <div className="weights">{area}</div>}
        </td>
      )}
      <td>
        {item.name}
        {beneath(row, kind, language).map((line) => (
          <div key={line} className="weights">
            {line}
          </div>
        ))}
      </td>
      <td className="number">{piecesText(item, language)}</td>
      <td className="number">{poundsText(item, language)}</td>
      {isPick && <td className="number">{item.hasWeight === 'Yes' ? text.toWeigh[language] : ''}</td>}
      {isPick && (
        <td className="number">
          <span className="box" />
        </td>
      )}
    </tr>
  );
}
