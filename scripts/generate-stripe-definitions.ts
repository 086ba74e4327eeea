/**
 * `npm run generate-stripe-definitions`, after another version of the package `stripe`. Reads out of its declarations
 * what the calls that the local Stripe answers take, and what its objects look like.
 */
import { writeFileSync } from 'node:fs';
import { definitionsFile, describeDefinitions } from './stripe-definitions/definitions-file.ts';

writeFileSync(definitionsFile, describeDefinitions());
process.stdout.write(`Written: ${definitionsFile}\n`);
