import type { BrowserContext } from '@playwright/test';

const mark = 'The content security policy refused';
const found: string[] = [];

/** What the policy of some page has refused since the last call; every end-to-end test fails of it when it ends. */
export const takePolicyViolations = (): string[] => found.splice(0);

/** Notes what the policies of pages in this window refuse. */
export async function watchPolicies(context: BrowserContext): Promise<void> {
  // Chromium logs only some of them in the console: none that the page's script has caught.
  await context.addInitScript((said) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      // What the test itself evaluates in the page (waitForFunction) comes from no file.
      if (blockedURI === 'eval' && sourceFile === '') return;
      // biome-ignore lint/suspicious/noConsole: what the test reads
      console.error(`${said} ${effectiveDirective} ${blockedURI} in ${sourceFile}:${lineNumber}`);
    });
  }, mark);
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(mark) || /violates the following Content Security Policy/.test(text)) {
      found.push(`${message.page()?.url()}: ${text}`);
    }
  });
}
