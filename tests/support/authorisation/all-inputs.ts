import { accountInputs } from './account-inputs.ts';
import { answerInputs } from './answer-inputs.ts';
import { apiKeyInputs } from './api-key-inputs.ts';
import { businessInputs } from './business-inputs.ts';
import { calendarInputs } from './calendar-inputs.ts';
import { callInputs } from './call-inputs.ts';
import { companyInputs } from './company-inputs.ts';
import { connectedAppInputs } from './connected-app-inputs.ts';
import { connectionInputs } from './connection-inputs.ts';
import { consultantInputs } from './consultant-inputs.ts';
import { dealInputs } from './deal-inputs.ts';
import { decisionInputs } from './decision-inputs.ts';
import { environmentInputs } from './environment-inputs.ts';
import type { ExampleInputs } from './example-inputs.ts';
import { identityInputs } from './identity-inputs.ts';
import { invitationInputs } from './invitation-inputs.ts';
import { mailInputs } from './mail-inputs.ts';
import { messageInputs } from './message-inputs.ts';
import { milestoneInputs } from './milestone-inputs.ts';
import { notificationInputs } from './notification-inputs.ts';
import { privacyInputs } from './privacy-inputs.ts';
import { projectInputs } from './project-inputs.ts';
import { pushInputs } from './push-inputs.ts';
import { referenceInputs } from './reference-inputs.ts';
import { reportInputs } from './report-inputs.ts';
import { reviewInputs } from './review-inputs.ts';
import { savedSearchInputs } from './saved-search-inputs.ts';
import { statementInputs } from './statement-inputs.ts';
import { supplierInputs } from './supplier-inputs.ts';
import { timeSheetInputs } from './time-sheet-inputs.ts';
import { webhookInputs } from './webhook-inputs.ts';

/** An example of what each operation of the contract is called with. */
export const exampleInputs: ExampleInputs = {
  ...accountInputs,
  ...identityInputs,
  ...apiKeyInputs,
  ...connectedAppInputs,
  ...connectionInputs,
  ...consultantInputs,
  ...companyInputs,
  ...projectInputs,
  ...dealInputs,
  ...supplierInputs,
  ...environmentInputs,
  ...statementInputs,
  ...milestoneInputs,
  ...timeSheetInputs,
  ...referenceInputs,
  ...reviewInputs,
  ...messageInputs,
  ...callInputs,
  ...calendarInputs,
  ...invitationInputs,
  ...answerInputs,
  ...notificationInputs,
  ...savedSearchInputs,
  ...pushInputs,
  ...webhookInputs,
  ...businessInputs,
  ...decisionInputs,
  ...reportInputs,
  ...mailInputs,
  ...privacyInputs,
};
