import type { Language } from '@depot/contracts/errors';
import { text } from '../paper/text.js';
import type { PaperRow, StatementColumns } from './paperRows.js';

function Row({ row }: { row: PaperRow }) {
  if (row.kind === 'head') {
    return (
      <tr className="group">
        <td colSpan={5}>{row.name}</td>
      </tr>
    );
  }
  return (
    <tr className={row.kind === 'sums' ? 'strong' : undefined}>
      {row.cells.map((cell, column) => (
        <td key={column} className={column > 1 ? 'number' : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

interface StatementTableProps {
  rows: readonly PaperRow[];
  columns: StatementColumns;
  language: Language;
}

export function StatementTable({ rows, columns, language }: StatementTableProps) {
  return (
    <table>
      <colgroup>
        {columns.map((width, column) => (
          <col key={column} style={{ width: `${width}pt` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th>{text.date[language]}</th>
          <th>{text.document[language]}</th>
          <th className="number">{text.total[language]}</th>
          <th className="number">{text.paid[language]}</th>
          <th className="number">{text.openAmount[language]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} row={row} />
        ))}
      </tbody>
    </table>
  );
}
