/** What is asked of the tests: the fast tier alone, or with it the second tier, all of it or what a change asks for. */
export interface TestArguments {
  isRelease: boolean;
  /** A commit, branch or tag: of the second tier only the parts that changed since then. */
  since: string | undefined;
}

/**
 * Reads the arguments of scripts/test.ts: none, `--release`, or `--release --since REF`. Throws a sentence for others.
 */
export function readArguments(args: readonly string[]): TestArguments {
  const [tier, option, ref, ...rest] = args;
  const isRelease = tier === '--release';
  const since = option === '--since' ? ref : undefined;
  const isUnderstood =
    rest.length === 0 &&
    (tier === undefined || isRelease) &&
    (option === undefined || Boolean(since));
  if (!isUnderstood) throw new Error('Use: npm test, or npm run test:release [-- --since REF]');
  return { isRelease, since };
}
