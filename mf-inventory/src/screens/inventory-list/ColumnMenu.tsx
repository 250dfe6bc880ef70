import { AppstoreOutlined, Button, Checkbox, Popover } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { columnNames } from './columnNames.js';
import classes from './inventory.module.css';
import type { ColumnChoice } from './useColumnChoice.js';

/** Chooses the columns. */
export function ColumnMenu({ choice }: { choice: ColumnChoice }) {
  const { t } = useTexts();
  const boxes = (
    <div className={classes.choices} role="group" aria-label={t('list.columns')}>
      {columnNames.map((name) => (
        <Checkbox key={name} checked={choice.shown.has(name)} onChange={() => choice.toggle(name)}>
          {t(`column.${name}`)}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={boxes}>
      <Button icon={<AppstoreOutlined />}>{t('list.columns')}</Button>
    </Popover>
  );
}
