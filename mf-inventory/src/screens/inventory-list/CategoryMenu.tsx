import type { InventoryRow } from '@depot/contracts/inventory';
import { Badge, Button, EmptyState, FilterOutlined, Popover } from '@depot/ui';
import { Tree } from '@depot/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../texts.js';
import { categoryTree } from './categoryTree.js';
import classes from './inventory.module.css';
import type { InventoryFilter } from './useInventoryFilter.js';

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
