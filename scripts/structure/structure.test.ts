import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import {
  featureFileProblems,
  pageFileProblems,
  undocumentedKindProblems,
} from './feature-files.ts';
import { fileKinds } from './feature-layout.ts';
import { fileLengthFindings } from './file-length.ts';
import { nameProblems } from './names.ts';
import { twinProblems } from './twins.ts';

const file = (path: string, text = 'export const x = 1;\n') => ({ path, text });
const inFeature = (path: string, text?: string) =>
  featureFileProblems([file(`src/features/hiring/projects/${path}`, text)], areas);

describe('the files of a feature', () => {
  it.each([
    'contract.ts',
    'policy.test.ts',
    'server/commands.ts',
    'server/commands/post-project.ts',
    'server/commands/post-project.test.ts',
    'server/apply-once.test.ts',
    'server/emails/project-posted.tsx',
    'web/components/project-form/skills-step.tsx',
    'web/hooks/use-project-draft.ts',
  ])('may be %s', (path) => {
    expect(inFeature(path)).toEqual([]);
  });

  it.each([
    'service.ts',
    'server/helper-functions.ts',
    'server/commands.tsx',
    'web/project-page.tsx',
    'web/pages/project-page.tsx',
    'web/components/use-project-draft.ts',
    'web/hooks/project-draft.ts',
    'server/viewer.ts',
    'tests/policy.test.ts',
  ])('may not be %s', (path) => {
    expect(inFeature(path)).toHaveLength(1);
  });

  it('are where others build on them: the accounts know who is signed in', () => {
    expect(
      featureFileProblems([file('src/features/identity/accounts/server/viewer.ts')], areas),
    ).toEqual([]);
  });

  it('are the engine of the search, and of nothing else', () => {
    const inSearch = (path: string) =>
      featureFileProblems([file(`src/features/search/query/${path}`)], areas);
    expect(inSearch('engine/posting.ts')).toEqual([]);
    expect(inSearch('engine/posting.test.ts')).toEqual([]);
    expect(inSearch('engine/columns/posting.ts')).toHaveLength(1);
    expect(inSearch('engine/posting.tsx')).toHaveLength(1);
    expect(inFeature('engine/posting.ts')).toHaveLength(1);
  });

  it('export something', () => {
    expect(inFeature('server/queries.ts', 'const x = 1;\n')[0]).toContain('exports nothing');
  });

  it('belong to one of the areas', () => {
    const [problem] = featureFileProblems([file('src/features/money/invoices/rules.ts')], areas);
    expect(problem).toContain('not one of the areas');
  });

  it('are in the folder of a noun', () => {
    const [problem] = featureFileProblems([file('src/features/hiring/rules.ts')], areas);
    expect(problem).toContain('src/features/AREA/NOUN/');
  });

  it('are named in ARCHITECTURE.md, every kind of them', () => {
    const all = fileKinds.map(({ kind }) => (kind.endsWith('/') ? kind : `${kind}.ts`)).join('\n');
    expect(undocumentedKindProblems(all)).toEqual([]);
    expect(undocumentedKindProblems(all.replace('server/emails/', ''))).toHaveLength(1);
    expect(undocumentedKindProblems(null)).toHaveLength(1);
  });
});

describe('names', () => {
  it('are kebab-case and no drawers', () => {
    expect(nameProblems([file('src/lib/money/convert-money.ts')])).toEqual([]);
    expect(nameProblems([file('src/lib/utils/a.ts')])[0]).toContain('is a catch-all name');
    expect(nameProblems([file('src/ui/helpers.test.ts')])[0]).toContain('is a catch-all name');
    expect(nameProblems([file('src/ui/ProjectCard.tsx')])[0]).toContain('kebab-case');
  });

  it('of migrations carry a number, and only theirs do', () => {
    expect(nameProblems([file('src/db/migrations/0001_first_tables.sql')])).toEqual([]);
    expect(nameProblems([file('src/db/first_tables.sql')])).toHaveLength(1);
  });
});

describe('a kind that has become a folder', () => {
  const rules = file('src/features/hiring/projects/rules.ts');
  const lifeCycle = file('src/features/hiring/projects/rules/life-cycle.ts');

  it('leaves no file of its name beside it', () => {
    expect(twinProblems([rules, lifeCycle])).toEqual([
      expect.stringContaining('src/features/hiring/projects/rules.ts: stands beside'),
    ]);
    expect(twinProblems([file('src/ui/menu.tsx'), file('src/ui/menu/item.tsx')])).toHaveLength(1);
    expect(twinProblems([rules])).toEqual([]);
    expect(twinProblems([lifeCycle])).toEqual([]);
  });

  it('may have its tests beside it', () => {
    const tests = file('src/features/hiring/projects/rules.test.ts');
    expect(twinProblems([tests, lifeCycle])).toEqual([]);
  });
});

describe('the length of files', () => {
  const long = (lines: number, path = 'src/lib/long.ts') => [file(path, 'x\n'.repeat(lines))];

  it('is questioned above 300 lines and refused above 400', () => {
    expect(fileLengthFindings(long(300))).toEqual({ problems: [], warnings: [] });
    expect(fileLengthFindings(long(301)).warnings).toHaveLength(1);
    expect(fileLengthFindings(long(400)).problems).toEqual([]);
    expect(fileLengthFindings(long(401)).problems).toHaveLength(1);
  });

  it('does not count for generated files', () => {
    expect(fileLengthFindings(long(900, 'src/routeTree.gen.ts')).problems).toEqual([]);
  });
});

describe('the pages', () => {
  it.each([
    'src/pages/client/project-page.tsx',
    'src/pages/public/about-page.tsx',
    'src/features/hiring/projects/web/components/project-page.tsx',
  ])('may have %s', (path) => {
    expect(pageFileProblems([file(path)])).toEqual([]);
  });

  it.each([
    'src/pages/about-page.tsx',
    'src/pages/visitor/about-page.tsx',
    'src/pages/client/project-card.tsx',
    'src/pages/client/project/project-page.tsx',
    'src/pages/client/project-page.ts',
  ])('may not have %s', (path) => {
    expect(pageFileProblems([file(path)])).toHaveLength(1);
  });
});
