import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';
import { importOptions, importRules } from './import-rules.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The names of the rules that a project with these files (path → the paths it imports) breaks. */
async function brokenRules(files: Record<string, string[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'direct365-imports-'));
  folders.push(folder);
  const imported = Object.values(files).flat().filter(isOurs);
  const imports = { '#tests/*': './tests/*', '#demo/*': './demo/*', '#*': './src/*' };
  write(folder, 'package.json', JSON.stringify({ type: 'module', imports }));
  for (const path of new Set([...imported, ...Object.keys(files)])) {
    const lines = (files[path] ?? []).map(
      (target) => `import type { X } from '${specifier(target)}';`,
    );
    write(folder, path, [...lines, 'export type X = 1;'].join('\n'));
  }
  const ruleSet = { forbidden: importRules(['identity', 'hiring', 'moderation']) };
  const options = { ...importOptions, ruleSet, validate: true, baseDir: folder };
  const cruised = ['src', 'demo'].filter((each) => existsSync(join(folder, each)));
  const { output } = await cruise(cruised, options);
  const { summary } = output as ICruiseResult;
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

/** Packages are imported by their name. */
const isOurs = (path: string): boolean => /^(src|tests|demo)\//.test(path);

function specifier(path: string): string {
  if (!isOurs(path)) return path;
  return /^(tests|demo)\//.test(path) ? `#${path}` : path.replace(/^src\//, '#');
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('imports that are fine', () => {
  it.each([
    ['src/app/router.ts', 'src/features/hiring/projects/server/procedures.ts'],
    ['src/features/hiring/projects/server/procedures.ts', 'src/server/implement-operations.ts'],
    ['src/app/services.ts', 'src/features/hiring/projects/server/services.ts'],
    ['src/server/request-context.ts', 'src/access/viewer.ts'],
    ['src/server/services.ts', 'src/db/client.ts'],
    ['src/features/hiring/projects/policy.ts', 'src/access/viewer.ts'],
    [
      'src/features/hiring/projects/server/views.ts',
      'src/features/identity/accounts/server/views.ts',
    ],
    ['src/pages/client/post-page.tsx', 'src/features/identity/accounts/web/guards.ts'],
    ['src/pages/public/about-page.tsx', 'src/features/hiring/projects/content/about.ts'],
    ['src/pages/client/post-page.tsx', 'src/pages/client/parts.tsx'],
    ['src/features/hiring/projects/server/queries.ts', 'src/db/client.ts'],
    [
      'src/features/hiring/applications/server/commands.ts',
      'src/features/hiring/projects/server/commands/close-project.ts',
    ],
    ['src/features/hiring/applications/contract.ts', 'src/features/hiring/projects/ids.ts'],
    ['src/features/hiring/projects/contract.ts', 'src/features/hiring/applications/ids.ts'],
    ['src/features/moderation/reports/contract.ts', 'src/features/hiring/projects/ids.ts'],
    [
      'src/pages/consultant/apply-page.tsx',
      'src/features/hiring/projects/web/components/project-card.tsx',
    ],
    ['src/pages/consultant/apply-page.tsx', 'src/features/hiring/applications/web/queries.ts'],
    [
      'src/features/hiring/projects/server/workers.ts',
      'src/features/hiring/projects/server/emails/references.ts',
    ],
    [
      'src/features/hiring/projects/server/queries.ts',
      'src/features/hiring/projects/engine/index.ts',
    ],
    ['src/features/hiring/projects/engine/index.ts', 'src/features/hiring/projects/rules/ranks.ts'],
    ['src/db/tables/projects.ts', 'src/catalogue/skills.ts'],
    ['src/app/emulators.ts', 'src/emulators/mailbox/mailbox.ts'],
    ['src/emulators/mailbox/mailbox-sms.ts', 'src/features/identity/lib/sms/sms-sender.ts'],
    ['src/features/identity/passkeys/server/commands.ts', 'src/features/identity/lib/webauthn.ts'],
    ['src/http/edge/app.ts', 'src/app/services.ts'],
    ['src/operations/doctor/doctor.ts', 'src/app/database.ts'],
    ['src/pages/layouts/error-screen.tsx', 'src/ssr/missing-code.ts'],
    ['src/root.tsx', 'src/pages/layouts/site-layout.tsx'],
    ['src/app/demo.ts', 'demo/accounts.ts'],
    ['demo/assembly/subscriptions.ts', 'src/emulators/local-stripe/invoices.ts'],
    ['src/ui/form/money-field.tsx', 'src/lib/money/currency.ts'],
    ['src/lib/jobs/queue.test.ts', 'tests/support/database.ts'],
    ['src/features/identity/accounts/server/sign-up.test.ts', 'src/app/router.ts'],
  ])('%s → %s', async (from, to) => {
    expect(await brokenRules({ [from]: [to] })).toEqual([]);
  });
});

describe('imports that are refused', () => {
  it.each([
    ['src/lib/log.ts', 'src/db/client.ts', 'lib-stands-alone'],
    ['src/catalogue/skills.ts', 'src/lib/brand.ts', 'catalogue-stands-alone'],
    ['src/db/client.ts', 'src/ui/theme.ts', 'db-stands-low'],
    ['src/emulators/mailbox/mailbox.ts', 'src/catalogue/skills.ts', 'emulators-stands-low'],
    [
      'src/features/hiring/projects/server/queries.ts',
      'src/emulators/local-stripe/api.ts',
      'only-a-demo-starts-emulators',
    ],
    ['src/app/services.ts', 'src/emulators/mailbox/mailbox.ts', 'only-a-demo-starts-emulators'],
    ['src/app/greeting.ts', 'demo/accounts.ts', 'only-a-demo-has-demo-contents'],
    ['src/app/start-server.ts', 'src/app/demo.ts', 'loaded-for-a-demo-only'],
    [
      'demo/assembly/projects.ts',
      'src/features/hiring/projects/rules.ts',
      'demo-contents-are-rows',
    ],
    ['src/ui/button.tsx', 'src/catalogue/skills.ts', 'ui-stands-low'],
    ['src/pages/client/post-page.tsx', 'src/http/edge/app.ts', 'nothing-imports-the-edges'],
    ['src/ssr/hydrate.tsx', 'src/operations/doctor/doctor.ts', 'nothing-imports-the-edges'],
    ['src/ui/button.tsx', 'src/ssr/hydrate.tsx', ['features-render-nowhere', 'ui-stands-low']],
    [
      'src/features/identity/lib/sms/sms-sender.ts',
      'src/features/identity/accounts/ids.ts',
      'area-lib-stands-low',
    ],
    [
      'src/features/hiring/projects/server/queries.ts',
      'src/features/identity/lib/sms/sms-sender.ts',
      'area-lib-serves-its-area',
    ],
    ['src/access/viewer.ts', 'src/features/identity/accounts/rules.ts', 'access-stands-low'],
    ['src/access/operation.ts', 'src/server/services.ts', 'access-stands-low'],
    [
      'src/server/services.ts',
      'src/features/identity/accounts/server/auth.ts',
      'server-stands-low',
    ],
    ['src/server/services.ts', 'src/catalogue/skills.ts', 'server-stands-low'],
    ['src/db/client.ts', 'src/server/services.ts', 'db-stands-low'],
    ['src/features/hiring/projects/web/queries.ts', 'src/server/services.ts', 'web-not-server'],
    ['src/pages/client/post-page.tsx', 'src/server/request-context.ts', 'web-not-server'],
    ['src/features/hiring/projects/policy.ts', 'src/server/services.ts', 'both-sides-share-it'],
    [
      'src/features/hiring/applications/server/commands.ts',
      'src/features/hiring/projects/server/services.ts',
      'server-knocks-at-the-front-door',
    ],
    ['src/features/hiring/projects/server/queries.ts', 'src/app/router.ts', 'nothing-imports-app'],
    [
      'src/features/hiring/projects/web/queries.ts',
      'src/features/hiring/projects/server/queries.ts',
      'web-not-server',
    ],
    [
      'src/features/hiring/projects/web/queries.ts',
      'src/features/identity/accounts/server/queries.ts',
      'web-not-server',
    ],
    ['src/features/hiring/projects/web/queries.ts', 'src/db/tables/projects.ts', 'web-not-server'],
    ['src/root.tsx', 'src/features/identity/accounts/server/viewer.ts', 'web-not-server'],
    [
      'src/features/hiring/projects/server/views.ts',
      'src/features/hiring/projects/web/messages.ts',
      'server-not-web',
    ],
    [
      'src/features/hiring/projects/rules.ts',
      'src/features/hiring/projects/server/queries.ts',
      'both-sides-share-it',
    ],
    [
      'src/features/hiring/projects/contract.ts',
      'src/db/tables/projects.ts',
      'both-sides-share-it',
    ],
    [
      'src/features/hiring/projects/server/workers.ts',
      'src/features/hiring/projects/server/emails/posted.tsx',
      ['mails-by-reference', 'no-tsx-on-the-server'],
    ],
    [
      'src/features/hiring/projects/rules/ranks.ts',
      'src/features/hiring/projects/engine/index.ts',
      'engine-is-the-servers',
    ],
    [
      'src/features/hiring/projects/engine/index.ts',
      'src/features/hiring/projects/server/queries.ts',
      'engine-stands-on-rules',
    ],
    [
      'src/features/hiring/applications/server/queries.ts',
      'src/features/hiring/projects/engine/index.ts',
      'server-knocks-at-the-front-door',
    ],
    ['src/app/server.ts', 'src/root.tsx', 'no-tsx-on-the-server'],
    [
      'src/features/hiring/projects/server/views.ts',
      'src/features/identity/accounts/server/workers.ts',
      'server-knocks-at-the-front-door',
    ],
    [
      'src/features/hiring/projects/server/views.ts',
      'src/features/identity/accounts/server/auth.ts',
      'server-knocks-at-the-front-door',
    ],
    [
      'src/features/hiring/projects/web/queries.ts',
      'src/features/identity/accounts/web/session-hint.ts',
      'web-knocks-at-the-front-door',
    ],
    [
      'src/features/hiring/projects/web/components/card.tsx',
      'src/pages/account/auth-page.tsx',
      'features-have-no-pages',
    ],
    [
      'src/pages/client/post-page.tsx',
      'src/features/identity/accounts/web/session-hint.ts',
      'pages-knock-at-the-front-door',
    ],
    [
      'src/pages/client/post-page.tsx',
      'src/features/hiring/projects/server/views.ts',
      'web-not-server',
    ],
    ['src/pages/client/post-page.tsx', 'src/db/tables/projects.ts', 'web-not-server'],
    ['src/pages/client/post-page.tsx', 'src/pages/account/auth-page.tsx', 'pages-stand-apart'],
    ['src/root.tsx', 'src/pages/account/auth-page.tsx', 'pages-are-reached-by-address'],
    ['src/pages/layouts/header.tsx', 'src/pages/account/auth-page.tsx', 'pages-stand-apart'],
    [
      'src/features/identity/accounts/rules.ts',
      'src/features/hiring/projects/ids.ts',
      'identity-knows-no-later-area',
    ],
    [
      'src/features/hiring/projects/web/components/card.tsx',
      'src/features/moderation/reports/web/components/badge.tsx',
      'hiring-knows-no-later-area',
    ],
    [
      'src/features/hiring/projects/server/procedures.ts',
      '@orpc/server',
      'operations-are-implemented-one-way',
    ],
    ['src/lib/jobs/queue.ts', 'tests/support/database.ts', 'no-test-support-in-the-product'],
  ])('%s → %s', async (from, to, rule) => {
    expect(await brokenRules({ [from]: [to] })).toEqual([rule].flat());
  });

  it('circles, of types as well', async () => {
    const files = { 'src/lib/a.ts': ['src/lib/b.ts'], 'src/lib/b.ts': ['src/lib/a.ts'] };
    expect(await brokenRules(files)).toEqual(['no-cycles']);
  });
});
