import { SetupProblem } from '#lib/errors/setup-problem.ts';

/**
 * Throws a SetupProblem unless libraries load their production builds. React's other build takes twice as long for
 * a page, and the auth library leaves out checks under `test`. `scripts/runtime.mjs` sets it before anything is loaded.
 */
export function requireProductionBuilds(): void {
  const nodeEnv = process.env.NODE_ENV;
  if (nodeEnv === 'production') return;
  const value = nodeEnv === undefined ? 'is not set' : `is ${JSON.stringify(nodeEnv)}`;
  throw new SetupProblem(
    `NODE_ENV ${value}, and without "production" libraries run slower and check less. Start Direct365 with npm start, or in its folder with: NODE_ENV=production node --import ./scripts/runtime.mjs dist/app/main.js`,
  );
}
