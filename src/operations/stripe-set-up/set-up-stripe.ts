import { inProject } from '#lib/project-folder.ts';
import { loadEnvironmentFile } from '#operations/config/environment-file.ts';
import { runStripeSetUp } from './run-stripe-set-up.ts';

/** `npm run set-up-stripe`: makes at Stripe what the product needs there, and says what it found different. */
loadEnvironmentFile(inProject('.env'));
process.exitCode = await runStripeSetUp({
  environment: process.env,
  write: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
