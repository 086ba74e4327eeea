import { accountInputs } from './account-inputs.ts';
import { businessInputs } from './business-inputs.ts';
import { connectionInputs } from './connection-inputs.ts';
import { consultantInputs } from './consultant-inputs.ts';
import type { ExampleInputs } from './example-inputs.ts';
import { identityInputs } from './identity-inputs.ts';
import { mailInputs } from './mail-inputs.ts';
import { projectInputs } from './project-inputs.ts';
import { reportInputs } from './report-inputs.ts';

/** An example of what each operation of the contract is called with. */
export const exampleInputs: ExampleInputs = {
  ...accountInputs,
  ...identityInputs,
  ...connectionInputs,
  ...consultantInputs,
  ...projectInputs,
  ...businessInputs,
  ...reportInputs,
  ...mailInputs,
};
