import { dealKind } from '#features/hiring/applications/rules/deal-notification.ts';
import { pathOf, type StatementStep } from '../rules/life-cycle.ts';

const words: Record<StatementStep, (title: string) => string> = {
  proposed: (title) => `The other side proposed a statement of work for ${title}.`,
  accepted: (title) => `The other side accepted the statement of work for ${title}.`,
  signed: (title) => `Both sides accepted the statement of work for ${title}.`,
  declined: (title) => `The other side declined the statement of work for ${title}.`,
};

/** What happened to a statement of work. */
export const statementKind = (step: StatementStep) =>
  dealKind(`statement-${step}`, words[step], pathOf);
