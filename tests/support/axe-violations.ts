import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';

const violationsSchema = z.array(z.object({ id: z.string(), elements: z.array(z.string()) }));

/** Of all that axe knows in the end only this leaves the page. */
const shorten = `({ violations }) =>
  violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }))`;

/** What axe has to say of the page as it stands, by all of its rules or by some. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Through the debugger, where the page's own policy does not apply.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  });
  const found: unknown = await page.evaluate(`axe.run(document, ${options}).then(${shorten})`);
  const violations = violationsSchema.parse(found);
  return violations.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`);
}
