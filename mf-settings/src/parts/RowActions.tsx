import { Button, DeleteOutlined, EditOutlined } from '@depot/ui';
import { useTexts } from '../texts.js';

interface RowActionsProps {
  /** Name of the row, for those who hear the buttons. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and delete, where the hand is. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const { t } = useTexts();
  return (
    <>
      <Button type="text" size="small" icon={<EditOutlined />} aria-label={t('editNamed', { name })} onClick={onEdit} />
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={t('deleteNamed', { name })}
        onClick={onDelete}
      />
    </>
  );
}
