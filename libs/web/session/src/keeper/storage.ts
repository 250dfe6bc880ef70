/** Choices that belong to the device and not to the person: they outlive a logout. */
const keptPrefix = 'depot-';

/** Clears local storage except the language, the theme and the other settings of the device. */
export function clearPersonalStorage(): void {
  Object.keys(localStorage)
    .filter((key) => !key.startsWith(keptPrefix))
    .forEach((key) => localStorage.removeItem(key));
}
