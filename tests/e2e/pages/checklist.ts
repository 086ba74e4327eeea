import type { Locator, Page } from '@playwright/test';

/** Answers each point of the checklist with yes, by keyboard. Returns the dialog. */
export async function fillChecklist(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const points = [
    'Handover done',
    'Access returned',
    'Documents handed over',
    'Open points settled',
  ];
  for (const name of points) {
    const choice = dialog.getByRole('radiogroup', { name }).getByRole('radio', { name: 'Yes' });
    await choice.focus();
    await page.keyboard.press('Space');
  }
  return dialog;
}
