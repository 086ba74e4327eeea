import { type InsuranceKind, insuranceKinds } from '#catalogue/enumerations/supplier.ts';
import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import type { EndStage } from '../rules/insurance.ts';

/** The end of an insurance at one of its stages. */
export interface InsuranceEnd {
  consultantId: string;
  kind: InsuranceKind;
  /** The last day, as `2026-11-21`. */
  expiresOn: string;
  stage: EndStage;
}

/** What the events of all ends of an insurance begin with. */
export const beginOfEnds = (consultantId: string, kind: InsuranceKind): string =>
  `${consultantId} ${kind} `;

/** What such a notification is about: each stage of each last day by itself. */
export const eventKeyOfEnd = ({ consultantId, kind, expiresOn, stage }: InsuranceEnd): string =>
  `${beginOfEnds(consultantId, kind)}${expiresOn} ${stage}`;

/** To the consultant an insurance of whom ends soon. */
export const insuranceEnds: NotificationKind<Pick<InsuranceEnd, 'kind' | 'expiresOn'>> = {
  name: 'insurance-ends',
  topic: 'account',
  choice: 'credentials',
  words: ({ kind, expiresOn }) =>
    `Your ${insuranceKinds.label(kind).toLowerCase()} ends after ${dayInWords(expiresOn)}. Renew it in time, and give the new details.`,
  leadsTo: () => '/consultant/supplier',
};
