import { useTranslation } from '@depot/i18n';
import { Button, Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import { type DataColumn, findFact } from './columns.js';
import { type DataTableProps, getRowKey } from './props.js';
import { toggleKey } from './selection.js';
import classes from './table.module.css';
import { useFirstRows } from './useFirstRows.js';

/** Cards that fit on a phone, twice. */
const inSight = 12;

type CardListProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'onOpen' | 'selection' | 'expansion' | 'rowTone'
> & {
  rows: readonly Row[];
};

/** Rows as cards for narrow screens: the first fact is the title, then come those with a position, then the others. */
export function CardList<Row>({ label, rows, rowKey, ...rest }: CardListProps<Row>) {
  const first = useFirstRows(rows, inSight, rest.rowTone);
  return (
    <ul className={classes.cards} aria-label={label}>
      {(first ?? rows).map((row, index) => (
        <RowCard key={getRowKey(rowKey, row)} row={row} index={index} rowKey={rowKey} {...rest} />
      ))}
    </ul>
  );
}

type RowCardProps<Row> = Omit<CardListProps<Row>, 'rows' | 'label'> & { row: Row; index: number };

function RowCard<Row>({ row, index, columns, rowKey, onOpen, selection, expansion, rowTone }: RowCardProps<Row>) {
  const { t } = useTranslation('ui');
  const [title, ...rest] = columns.filter(({ actions, tableOnly }) => !actions && !tableOnly);
  const at = (place: DataColumn<Row>['card']) => rest.filter(({ card }) => card === place);
  const of = { row, index };
  const actions = columns.find((column) => column.actions);
  const key = getRowKey(rowKey, row);
  const tone = rowTone?.(row);
  const head = title && findFact(title, row, index);
  return (
    <li className={tone ? `${classes.card} ${classes[tone]}` : classes.card} data-row-key={key}>
      <div className={classes.cardHead}>
        {selection && (
          <Checkbox
            aria-label={selection.label?.(row) ?? t('table.select')}
            checked={selection.keys.includes(key)}
            disabled={selection.disabled?.(row)}
            onChange={() => selection.onChange(toggleKey(selection.keys, key))}
          />
        )}
        {onOpen ? (
          <button type="button" className={classes.open} onClick={() => onOpen(row)}>
            {head}
          </button>
        ) : (
          <strong className={classes.cardTitle}>{head}</strong>
        )}
        <Bare columns={at('amount')} {...of} />
      </div>
      {at('line').length > 0 && (
        <div className={classes.line}>
          <Bare columns={at('line')} {...of} />
        </div>
      )}
      {at('labelled').length > 0 && <Facts columns={at('labelled')} {...of} inLine />}
      {at(undefined).length > 0 && <Facts columns={at(undefined)} {...of} />}
      {expansion?.open?.includes(key) && expansion.render(row)}
      {expansion && !expansion.open && (expansion.can?.(row) ?? true) && (
        <CardExpansion>{expansion.render(row)}</CardExpansion>
      )}
      {(actions || at('foot').length > 0) && (
        <div className={classes.cardActions}>
          <Bare columns={at('foot')} {...of} />
          {actions && findFact(actions, row, index)}
        </div>
      )}
    </li>
  );
}

/** Placeholders of empty table cells; a card omits them. */
const nothing: unknown[] = ['–', '', null, undefined];

interface FactsProps<Row> {
  columns: DataColumn<Row>[];
  row: Row;
  index: number;
}

/** Facts without labels. */
function Bare<Row>({ columns, row, index }: FactsProps<Row>) {
  const facts = columns.map((column) => [column.key, findFact(column, row, index)] as const);
  return facts.filter(([, fact]) => !nothing.includes(fact)).map(([key, fact]) => <span key={key}>{fact}</span>);
}

/** Labelled facts, one per line, or in one line if they are short. */
function Facts<Row>({ columns, row, index, inLine = false }: FactsProps<Row> & { inLine?: boolean }) {
  const facts = columns.map((column) => ({ column, fact: findFact(column, row, index) }));
  return (
    <dl className={inLine ? classes.inLine : classes.facts}>
      {facts
        .filter(({ fact }) => !nothing.includes(fact))
        .map(({ column, fact }, at) => (
          <div key={column.key ?? at} className={classes.fact}>
            <dt>{column.title}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Expanded content of a card. */
function CardExpansion({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button type="link" className={classes.unfold} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('table.hide') : t('table.details')}
      </Button>
      {open && children}
    </div>
  );
}
