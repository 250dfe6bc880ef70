import { DeleteOutlined, EditOutlined, useConfirm } from '@depot/ui';
import { RowButton } from '@depot/ui/data';
import { useCallback } from 'react';
import { useTexts } from '../texts.js';

interface RowActionsProps {
  /** Name of the row, for the accessible names of the buttons. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and delete, where the hand is. */
export function EditAndDelete({ name, onEdit, onDelete }: RowActionsProps) {
  const { t } = useTexts();
  return (
    <>
      <RowButton icon={<EditOutlined />} word={t('edit')} name={t('editNamed', { name })} onClick={onEdit} />
      <RowButton
        danger
        icon={<DeleteOutlined />}
        word={t('delete')}
        name={t('deleteNamed', { name })}
        onClick={onDelete}
      />
    </>
  );
}

/** Asks before something is deleted; `remove` runs while the button shows its spinner. */
export function useDeletePrompt(): (name: string, remove: () => Promise<unknown>) => Promise<boolean> {
  const confirm = useConfirm();
  const { t } = useTexts();
  return useCallback(
    (name, remove) =>
      confirm({ title: t('deletePrompt', { name }), yes: t('delete'), no: t('keep'), danger: true, run: remove }),
    [confirm, t],
  );
}
