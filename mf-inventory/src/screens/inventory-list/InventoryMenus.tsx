import type { InventoryRow } from '@depot/contracts/inventory';
import { useNavigate } from '@depot/router';
import {
  AppstoreOutlined,
  Badge,
  Button,
  Checkbox,
  DownOutlined,
  Dropdown,
  EmptyState,
  FilterOutlined,
  Popover,
} from '@depot/ui';
import { categoryTree, Tree } from '@depot/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../texts.js';
import classes from './inventory.module.css';
import { columnNames, taskPaths } from './rowFilter.js';
import type { ColumnChoice, InventoryFilter } from './useInventoryList.js';

const tasks = ['count', 'recall'] as const;

/** Menu of the less frequent tasks on the whole stock. */
export function TaskMenu() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const items = tasks.map((task) => ({
    key: task,
    label: t(`list.${task}`),
    onClick: () => void navigate(taskPaths[task]),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button>
        {t('list.tasks')} <DownOutlined />
      </Button>
    </Dropdown>
  );
}

interface CategoryMenuProps {
  filter: InventoryFilter;
  rows: readonly InventoryRow[];
}

/** Chooses warehouses, categories 1 and categories 2. */
export function CategoryMenu({ filter, rows }: CategoryMenuProps) {
  const { t } = useTexts();
  const tree = useMemo(() => categoryTree(rows), [rows]);
  const { categories, setCategories } = filter;
  const content = (
    <div className={classes.tree}>
      {tree.length === 0 ? (
        <EmptyState text={t('list.noCategories')} />
      ) : (
        <Tree
          checkable
          selectable={false}
          defaultExpandAll={tree.length < 4}
          treeData={tree}
          checkedKeys={[...categories]}
          onCheck={(checked) => setCategories((Array.isArray(checked) ? checked : checked.checked).map(String))}
        />
      )}
      <Button block disabled={categories.length === 0} onClick={() => setCategories([])}>
        {t('list.allCategories')}
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={content}>
      <Badge dot={categories.length > 0}>
        <Button
          icon={<FilterOutlined />}
          type={categories.length > 0 ? 'primary' : 'default'}
          ghost={categories.length > 0}
        >
          {t('list.filter')}
        </Button>
      </Badge>
    </Popover>
  );
}

/** Chooses the columns. */
export function ColumnMenu({ choice }: { choice: ColumnChoice }) {
  const { t } = useTexts();
  const boxes = (
    <div className={classes.choices} role="group" aria-label={t('list.columns')}>
      {columnNames.map((name) => (
        <Checkbox
          key={name}
          checked={choice.shown.has(name)}
          disabled={!choice.isKnown}
          onChange={() => choice.toggle(name)}
        >
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
