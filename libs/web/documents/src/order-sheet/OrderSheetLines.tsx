import type { Language } from '@depot/contracts/errors';
import type { OrderItem } from '@depot/contracts/orders';
import { text } from '../paper/text.js';

const two = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US');

interface OrderSheetLinesProps {
  items: readonly OrderItem[];
  /** A pick list shows where things are and has a box to tick. */
  pick: boolean;
  language: Language;
}

export function OrderSheetLines({ items, pick, language }: OrderSheetLinesProps) {
  return (
    <table>
      <colgroup>
        {pick && <col style={{ width: '1.1in' }} />}
        <col />
        <col style={{ width: '0.9in' }} />
        <col style={{ width: '1.05in' }} />
        {pick && <col style={{ width: '0.7in' }} />}
      </colgroup>
      <thead>
        <tr>
          {pick && <th>{text.location[language]}</th>}
          <th>{text.description[language]}</th>
          <th className="number">{text.quantity[language]}</th>
          <th className="number">{text.weightLb[language]}</th>
          {pick && <th className="number">{text.picked[language]}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.orderItemId}>
            {pick && <td>{item.location}</td>}
            <td>
              {item.name}
              {item.notes && <div className="weights">{item.notes}</div>}
            </td>
            <td className="number">{item.quantity > 0 ? whole.format(item.quantity) : ''}</td>
            <td className="number">{item.weight > 0 ? two.format(item.weight) : ''}</td>
            {pick && (
              <td className="number">
                <span className="box" />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
