import type { Timezone } from '#catalogue/enumerations/places.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';

/** A kind of fact in its words, and where it leads. */
interface Told {
  kind: string;
  topic: string;
  words: string;
  path: string;
}

interface FoundBySearch {
  id: string;
  name: string;
  count: number;
}

/** What the features decide and the demo has to keep to; handed in, for the database knows no features. */
export interface DemoRules {
  plans: Readonly<
    Record<'monthly' | 'annual', { productName: string; interval: 'month' | 'year' }>
  >;
  /** Whole units of the currency for one interval. */
  priceIn(plan: 'monthly' | 'annual', currency: CurrencyCode): number;
  /** When the trial ends that begins at this time. */
  firstTrialEnd(start: Date): Date;
  /** The reason for the other applicants when one application is accepted. */
  anotherWasChosen: string;
  /** The reason for applicants when a project is cancelled without one. */
  projectWasCancelled: string;
  /** The reason that an unanswered application is closed with, and after how many days it ends. */
  nobodyAnswered: string;
  endsAfterDays: number;
  /** The texts of notifications. */
  told: {
    applicationReceived(about: { applicationId: string; projectTitle: string }): Told;
    invitationReceived(about: { invitationId: string; projectTitle: string }): Told;
    newConsultantsFound(about: FoundBySearch): Told;
    newProjectsFound(about: FoundBySearch): Told;
  };
  /** When a consultant who is available from a day is asked whether they are. */
  whenToAsk(named: { availableFrom: string | null; timezone: Timezone }, now: Date): Date | null;
  /** Until when a proposal to complete a deal is answered, and the two may review each other. */
  completion: { answerBy(proposedAt: Date): Date; reviewUntil(completedAt: Date): Date };
  /** What is stored of the address of a former client. */
  hashAddress(consultantId: string, email: string): string;
  /** After how many days the client of an open project is asked about it. */
  askedAfterDays: number;
}
