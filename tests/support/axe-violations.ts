import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';

const violationsSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

/** What axe has to say of the page as it stands, by all of its rules or by some. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Through the debugger, where the page's own policy does not apply.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  });
  const result: unknown = await page.evaluate(`axe.run(document, ${options})`);
  const { violations } = violationsSchema.parse(result);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
