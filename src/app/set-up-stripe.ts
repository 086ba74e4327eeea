import { join } from 'node:path';
import { setUpStripe } from '#lib/billing/set-up/set-up-stripe.ts';
import { readBillingAddress } from '#lib/env/billing-config.ts';
import { loadEnvironmentFile } from '#lib/env/environment-file.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { describeSetUp } from './set-up-report.ts';
import { wantedAtStripe } from './wanted-at-stripe.ts';

/** `npm run set-up-stripe`: makes at Stripe what the product needs there, and says what it found different. */
try {
  loadEnvironmentFile(join(import.meta.dirname, '../../.env'));
  const { secretKey, publicUrl } = readBillingAddress(process.env);
  const report = await setUpStripe(
    { secretKey },
    wantedAtStripe(publicUrl, `${publicUrl}/webhooks/stripe`),
  );
  process.stdout.write(`${describeSetUp(report)}\n`);
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
