/** One version's part of CHANGELOG.md. */
interface ReleaseNotes {
  version: string;
  /** A day, or `Unreleased`. */
  released: string;
  text: string;
}

const heading = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2}|Unreleased)$/;

/**
 * Says what the changelog lacks: a part for the version of the program, on top; an order. And, for each state in which
 * databases were released, the release that operators look for when they have one.
 */
export function changelogProblems(
  text: string | null,
  version: string,
  releasedStates: readonly string[],
): string[] {
  if (text === null)
    return ['CHANGELOG.md: is missing. Operators read there what each version requires of them.'];
  const parts = text.split(/^(?=## )/m).slice(1);
  const releases = parts.map(readNotes);
  const problems = parts
    .filter((_, index) => releases[index] === null)
    .map(
      (part) =>
        `CHANGELOG.md: "${part.split('\n')[0]}" is no version with its day. Write ## [1.2.3] - 2026-11-23, or Unreleased for the one being made.`,
    );
  const known = releases.filter((notes) => notes !== null);
  if (known[0]?.version !== version) {
    problems.push(
      `package.json: says ${version}, and CHANGELOG.md begins with ${known[0]?.version ?? 'no version'}. Give the version being made its part on top of the changelog, or correct "version" in package.json.`,
    );
  }
  for (const [index, { version: earlier, released, text: notes }] of known.entries()) {
    if (index > 0 && released === 'Unreleased') {
      problems.push(`CHANGELOG.md: ${earlier} is unreleased, and a later one is above it.`);
    }
    if (!/^### For operators$/m.test(notes)) {
      problems.push(
        `CHANGELOG.md: ${earlier} has no part "### For operators". Say what it asks of them, or that it asks nothing.`,
      );
    }
    const next = known[index + 1];
    if (next && !isAfter(earlier, next.version)) {
      problems.push(`CHANGELOG.md: ${earlier} stands above ${next.version}. The newest is on top.`);
    }
  }
  for (const state of releasedStates) {
    const naming = known.filter(({ text: notes }) => notes.includes(`\`${state}\``));
    if (naming.length === 1) continue;
    problems.push(
      `CHANGELOG.md: ${naming.length} versions name \`${state}\`, a state in which databases are released. Name it under Database of the one it belongs to.`,
    );
  }
  return problems;
}

/** The versions that have their day: they may be running somewhere. */
export const releasedVersions = (text: string): string[] =>
  text
    .split(/^(?=## )/m)
    .map(readNotes)
    .flatMap((notes) => (notes && notes.released !== 'Unreleased' ? [notes.version] : []));

function readNotes(part: string): ReleaseNotes | null {
  const [, version, released] = heading.exec(part.split('\n')[0] ?? '') ?? [];
  return version && released ? { version, released, text: part } : null;
}

function isAfter(version: string, other: string): boolean {
  const compared = version.localeCompare(other, 'en', { numeric: true });
  return compared > 0;
}
