import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { readConfig } from './config.ts';

/** What is said of an environment that is refused; nothing of one that is taken. */
export function problemOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof SetupProblem) return error.message;
    throw error;
  }
  return '';
}
