import { listOfAll } from '#lib/word-list.ts';
import type { BriefView } from '../contract.ts';

type Question = BriefView['questions'][number];
type Field = Question['field'];

/** What each field is asked by. */
const asked: Record<Field, string> = {
  title: 'What should the project be called?',
  modules: 'Which modules is it about?',
  timeline: 'How long should the work take?',
  budgetRange: 'What may all of it cost?',
  projectType: 'What kind of work is it?',
  currentD365Status: 'Where do you stand with Dynamics 365 today?',
  urgency: 'How urgent is it?',
  seniority: 'How experienced should the consultant be?',
  startDate: 'On which day should it start?',
  workArrangement: 'On site or remote?',
  place: 'Where is the work done?',
};

/** Whether there is a question about this field. */
export const isAskedField = (field: string): field is Field => Object.hasOwn(asked, field);

const becauseOf: Record<Question['reason'], (words: string, field: Field) => string> = {
  'not-said': () => '',
  'several-answers': (words) => `You wrote ${words}.`,
  'between-choices': (words) => `${words} is not one of the choices, but between or across them.`,
  'too-short': (words) => `${words} is shorter than any choice.`,
  'too-long': (words) => `${words} is longer than any choice.`,
  rate: (words) => `${words} is a rate, and says nothing of the whole.`,
  'which-currency': (words) =>
    `${words} is another choice in pounds or euros than in dollars, in which budgets are given here.`,
  'open-ended': (words) => `${words} has no upper end.`,
  'none-yet': (words) =>
    `You wrote ${words}. A range helps consultants to judge; you can change it later.`,
  'which-module': (words) => `You named ${words}, which has several.`,
  unsure: (words) => `You wrote ${words}, and are not sure of it. Choose it if the work needs it.`,
  'which-day': (words) => `You wrote ${words}.`,
  'work-there': (words) => `You wrote ${words}. Is the work done there?`,
  'which-place': (words) => `You wrote ${words}.`,
};

/** Words of the person, as they stand in a sentence: “F&O” and “finance”. */
const quoteWords = (words: readonly string[]): string =>
  listOfAll(words.map((each) => `“${each}”`));

/** What is asked about a field, and why where there is a reason. */
export const wordsOfQuestion = ({
  field,
  reason,
  words,
}: Question): { asked: string; why: string } => ({
  asked: asked[field],
  why: becauseOf[reason](quoteWords(words), field),
});

/** What stands after "From", each by itself: the person's words, or that the value is the words. */
export const sourcesOf = (words: readonly string[]): string[] =>
  words.length > 0 ? words.map((each) => `“${each}”`) : ['your own words'];

export const wishMessages = {
  failed: 'Your words could not be read just now. You can try again, or fill in the form yourself.',
  nothing: 'None of your words say anything about the form. The questions below may help.',
  providerFailed:
    'The service did not answer as expected. What your words say themselves is filled in all the same.',
  providerNothing: 'The service had nothing to add.',
} as const;
