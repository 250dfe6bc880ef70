import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What is being entered until a person applies it, for boxes that ask for Enter or a button. It begins with what the
 * address says, and whoever goes anywhere, this very page included, finds that again.
 */
export function useAddressDraft<Value>(applied: Value): [Value, (value: Value) => void] {
  const { key } = useLocation();
  const [draft, setDraft] = useState({ key, value: applied });
  return [draft.key === key ? draft.value : applied, (value) => setDraft({ key, value })];
}
