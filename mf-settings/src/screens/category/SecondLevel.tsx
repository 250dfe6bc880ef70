import type { Category } from '@depot/contracts/catalog';
import { EditAndDelete } from '../../parts/EditAndDelete.js';
import { useTexts } from '../../texts.js';
import classes from './category.module.css';
import type { EditedCategory } from './CategoryModal.js';

interface SecondLevelProps {
  category: Category;
  editable: boolean;
  onEdit: (edited: EditedCategory) => void;
  onDelete: (level: 2, id: number, name: string) => void;
}

/** The categories 2 of a category 1. */
export function SecondLevel({ category, editable, onEdit, onDelete }: SecondLevelProps) {
  const { t } = useTexts();
  if (category.subCategories.length === 0) return <p className={classes.none}>{t('category.noSecond')}</p>;
  return (
    <ul className={classes.list} aria-label={t('category.second')}>
      {category.subCategories.map(({ id, name, version }) => (
        <li key={id} className={classes.row}>
          <span>{name}</span>
          {editable && (
            <span>
              <EditAndDelete
                name={name}
                onEdit={() => onEdit({ level: 2, id, name, parentId: category.id, version })}
                onDelete={() => onDelete(2, id, name)}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
