import {
  useCatalogAddCategoryMutation,
  useCatalogAddSubCategoryMutation,
  useCatalogDeleteCategoryMutation,
  useCatalogDeleteSubCategoryMutation,
  useCatalogUpdateCategoryMutation,
  useCatalogUpdateSubCategoryMutation,
} from '../../api/catalog.js';
import type { EditedCategory } from './CategoryModal.js';

/** Commands on categories of both levels. */
export function useCategoryCommands() {
  const [createFirst] = useCatalogAddCategoryMutation();
  const [updateFirst] = useCatalogUpdateCategoryMutation();
  const [deleteFirst] = useCatalogDeleteCategoryMutation();
  const [createSecond] = useCatalogAddSubCategoryMutation();
  const [updateSecond] = useCatalogUpdateSubCategoryMutation();
  const [deleteSecond] = useCatalogDeleteSubCategoryMutation();

  const save = (
    { level, id }: EditedCategory,
    { name, parentId, version }: { name: string; parentId: number; version?: string },
  ): Promise<unknown> => {
    const parent = { id: parentId };
    if (level === 1) {
      const body = { name, subWarehouse: parent };
      return id ? updateFirst({ id, version, ...body }).unwrap() : createFirst(body).unwrap();
    }
    const body = { name, category: parent };
    return id ? updateSecond({ id, version, ...body }).unwrap() : createSecond(body).unwrap();
  };
  const remove = (level: 1 | 2, id: number): Promise<unknown> =>
    level === 1 ? deleteFirst({ id }).unwrap() : deleteSecond({ id }).unwrap();
  return { save, remove };
}
