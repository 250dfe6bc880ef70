import type { Locator } from '@playwright/test';

/** Types a name into a field with options, and presses Enter once the option has loaded. */
export async function chooseByKeys(box: Locator, name: string): Promise<void> {
  await box.fill(name);
  await box.page().getByTitle(name).filter({ visible: true }).last().waitFor();
  await box.press('Enter');
}
