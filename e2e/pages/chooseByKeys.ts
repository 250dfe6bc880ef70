import type { Locator } from '@playwright/test';

/** Types a name into a box with a list, and takes it with Enter once the list, which may be on its way, has it. */
export async function chooseByKeys(box: Locator, name: string): Promise<void> {
  await box.fill(name);
  await box.page().getByTitle(name).filter({ visible: true }).last().waitFor();
  await box.press('Enter');
}
