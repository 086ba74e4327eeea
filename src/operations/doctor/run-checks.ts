import { type Check, type Verdict, wrong } from './check.ts';

/** A verdict, with the name of the check that gave it. */
export interface Finding extends Verdict {
  name: string;
}

/** Longer than the timeouts of the services that a check calls. */
const usualLimitMs = 15_000;

/**
 * Runs all checks at once, each for as long as `limitMs` at most; answers in their order. One that fails, or does not
 * come to its end, is wrong, and changes nothing for the others.
 */
export const runChecks = (
  checks: readonly Check[],
  limitMs: number = usualLimitMs,
): Promise<Finding[]> =>
  Promise.all(
    checks.map(async (check) => ({ name: check.name, ...(await verdictOf(check, limitMs)) })),
  );

async function verdictOf({ look }: Check, limitMs: number): Promise<Verdict> {
  const { promise: late, resolve } = Promise.withResolvers<Verdict>();
  const running = new AbortController();
  const timer = setTimeout(() => {
    running.abort();
    resolve(wrong(`There was no answer within ${limitMs / 1000} seconds.`));
  }, limitMs);
  try {
    const verdict = await Promise.race([look(running.signal), late]);
    return { ...verdict, sentence: asOneLine(verdict.sentence) };
  } catch (error) {
    return wrong(asOneLine(reasonOf(error)));
  } finally {
    clearTimeout(timer);
  }
}

/** What an error says, and what it was caused by: the codes of systems are what operators search for. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  const said = `${error.message || error.name}${error.message.includes(code) ? '' : code}`;
  return error.cause instanceof Error ? `${said}: ${reasonOf(error.cause)}` : said;
}

/** An answer may quote what others wrote; a terminal would obey its control characters. */
const asOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
