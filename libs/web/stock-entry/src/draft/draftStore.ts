/** What is kept of a form in this browser, for one person. */
interface Stored {
  userId: number;
  draft: unknown;
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'userId' in value && 'draft' in value;
}

/** The draft that this person left, or undefined when there is none that can be used. */
export function loadDraft<Draft>(key: string, userId: number, isDraft: (value: unknown) => value is Draft): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isStored(stored) && stored.userId === userId && isDraft(stored.draft) ? stored.draft : undefined;
  } catch {
    return undefined; // written by another version, or by hand
  }
}

/** Keeps the draft. A full or forbidden storage costs the draft, not the work. */
export function saveDraft(key: string, userId: number, draft: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ userId, draft } satisfies Stored));
  } catch {
    return;
  }
}

export function clearDraft(key: string): void {
  localStorage.removeItem(key);
}
