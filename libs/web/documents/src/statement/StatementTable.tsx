import type { Language } from '@depot/contracts/errors';
import { text } from '../paper/text.js';
import type { PaperRow } from './StatementDocument.js';

function Row({ row }: { row: PaperRow }) {
  if (row.kind === 'head') {
    return (
      <tr>
        <td colSpan={5} style={{ fontWeight: 650, paddingTop: '14pt' }}>
          {row.name}
        </td>
      </tr>
    );
  }
  const bold = row.kind === 'sums' ? { fontWeight: 650 } : undefined;
  return (
    <tr style={bold}>
      {row.cells.map((cell, column) => (
        <td key={column} className={column > 1 ? 'number' : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

export function StatementTable({ rows, language }: { rows: readonly PaperRow[]; language: Language }) {
  return (
    <table>
      <thead>
        <tr>
          <th>{text.date[language]}</th>
          <th>{text.invoiceNumber[language]}</th>
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
