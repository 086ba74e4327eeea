import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { programVersion } from '#lib/program-version.ts';
import { findInstalledPostgres } from '#operations/postgres/installed-postgres.ts';

/** Which version this is, and of what comes along with it, in one line. */
export function describeVersion(checkoutDir: string): string {
  return `Direct365 ${programVersion()}, with Node.js ${process.versions.node} and ${describePostgres(checkoutDir)}`;
}

function describePostgres(checkoutDir: string): string {
  try {
    return `PostgreSQL ${findInstalledPostgres(checkoutDir).serverVersion}`;
  } catch (error) {
    if (error instanceof SetupProblem) return 'no PostgreSQL of its own';
    throw error;
  }
}
