import { useLeaveQuestion } from '@depot/ui';
import { useState } from 'react';

/** Whether the lines of an invoice are being corrected. What was typed is given up only after asking. */
export function useEditing() {
  const mayLeave = useLeaveQuestion();
  const [isEditing, setEditing] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const end = () => {
    setEditing(false);
    setDirty(false);
  };
  /** Ends where what was typed could be saved. Until then nothing else begins, which the late answer would end. */
  const finish = async (save: () => Promise<boolean>): Promise<void> => {
    setSaving(true);
    if (await save()) end();
    setSaving(false);
  };
  /** Goes on to something else where nothing was typed, or where it may be given up. */
  const leave = async (goOn?: () => void): Promise<void> => {
    if (isSaving || (isDirty && !(await mayLeave()))) return;
    end();
    goOn?.();
  };
  return { isEditing, isDirty, isSaving, begin: () => setEditing(true), touch: () => setDirty(true), finish, leave };
}
