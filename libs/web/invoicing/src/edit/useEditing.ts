import { useLeaveQuestion } from '@depot/ui';
import { useState } from 'react';

/** State of editing the lines of an invoice. Unsaved changes are discarded only after confirmation. */
export function useEditing() {
  const mayLeave = useLeaveQuestion();
  const [isEditing, setEditing] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const end = () => {
    setEditing(false);
    setDirty(false);
  };
  /**
   * Ends editing after a successful save. Until then no other edit can start, because the late response would end it.
   */
  const finish = async (save: () => Promise<boolean>): Promise<void> => {
    setSaving(true);
    if (await save()) end();
    setSaving(false);
  };
  /** Leaves the form if nothing was changed, or if the user agrees to discard the changes. */
  const leave = async (goOn?: () => void): Promise<void> => {
    if (isSaving || (isDirty && !(await mayLeave()))) return;
    end();
    goOn?.();
  };
  return { isEditing, isDirty, isSaving, begin: () => setEditing(true), touch: () => setDirty(true), finish, leave };
}
