import type { SourceFile } from './source-file.ts';

const drawers = [
  'utils',
  'util',
  'helpers',
  'helper',
  'misc',
  'common',
  'shared',
  'general',
  'stuff',
];
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A migration, or the released state whose last one it is. */
const migration =
  /^src\/db\/(migrations\/\d{4}_[a-z0-9_]+\.sql|released\/\d{4}_[a-z0-9_]+\.json\.gz)$/;
const wellKnown = ['README.md', '.well-known', 'routeTree.gen.ts'];

/** Says which files and folders are drawers (names that promise nothing) or not in kebab-case. */
export function nameProblems(files: readonly SourceFile[]): string[] {
  const problems = new Set<string>();
  for (const { path } of files) {
    const names = path.split('/');
    names.forEach((name, index) => {
      const place = names.slice(0, index + 1).join('/');
      const stem = name.split('.')[0] ?? '';
      if (wellKnown.includes(name) || migration.test(place)) return;
      if (drawers.includes(stem)) {
        problems.add(
          `${place}: "${stem}" is a catch-all name that does not say what belongs in it. Name the file after the one idea it holds and put it beside the code that has the idea.`,
        );
      } else if (!kebabCase.test(stem)) {
        problems.add(`${place}: names are kebab-case, like project-card.tsx.`);
      }
    });
  }
  return [...problems];
}
