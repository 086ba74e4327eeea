import type { OpenProjectSort } from '#catalogue/enumerations/project.ts';
import { tellingWeights } from '#catalogue/telling-weights.ts';
import {
  fullExperienceYears,
  fullWords,
  hoursPerProjectWeek,
  type MatchFactor,
  matchWeights,
  maxRateRatio,
  mostWritten,
  placeShares,
  skillShares,
  suggestionFloor,
} from '#features/profiles/matching/rules/weights.ts';
import { prior } from '#features/profiles/ratings/rules.ts';
import { searchedProjects } from '#features/search/open-projects/rules/limits.ts';
import {
  enoughPeople,
  listShare,
  otherCounts,
  placeCounts,
  saturation,
  tokenWeights,
} from '#features/search/query/rules/ranking-weights.ts';
import type { SearchSort } from '#features/search/query/rules/sorts.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** What each factor of the match score is for, in words; its points stand in the weights themselves. */
export const matchFactors: Readonly<Record<MatchFactor, { name: string; text: string }>> = {
  modules: {
    name: 'Modules',
    text: 'How many of the modules that the project asks for the consultant works with. Each counts alike. Where a client was not sure of them, these are the modules and skills that the project’s words name or usually mean; if they mean nothing, no one gets points for modules or skills.',
  },
  skills: {
    name: 'Skills',
    text: `How many of the skills that the project asks for the consultant has. A primary skill counts in full, a secondary one ${percent(skillShares.secondary)}, a related one that is close to it ${percent(skillShares.close)}, and a more distant one ${percent(skillShares.distant)}. A related skill is shown as related, never as the skill itself.`,
  },
  words: {
    name: 'Project words',
    text: `What of the project’s title and description the consultant has written about, in summary, experience and portfolio; what a profile only lists is not counted again. Rare things weigh more than common ones, and each counts once. All points for ${percent(fullWords.share)} of what the project says.`,
  },
  rate: {
    name: 'Rate against budget',
    text: `The project’s budget, spread over its duration at ${hoursPerProjectWeek} hours a week, is the rate it can afford. Up to there a rate gets all points; from ${maxRateRatio} times that rate on it gets none, and in between they fall evenly.`,
  },
  availability: {
    name: 'Availability',
    text: 'All points for someone who is available, half for limited availability, none for someone who is not available.',
  },
  place: {
    name: 'Place and work arrangement',
    text: `All points for someone who works as the project needs: remotely, or on site in its city or country. ${percent(placeShares.elsewhere)} for someone who works on site and lives elsewhere, and for someone who never said how they work; none for someone who works on site only where the project is remote, or the other way round. A project that says nothing of it gives everyone all points.`,
  },
  experience: {
    name: 'Experience',
    text: `The same for every year, up to ${fullExperienceYears} years. More years do no harm and bring no more points.`,
  },
  credentials: {
    name: 'Verified credentials',
    text: 'A certification that proves a skill the project asks for, and that a person has checked. A claim without evidence brings nothing.',
  },
};

/** Who is suggested for a project, and in which order. */
export const suggestionRules: readonly string[] = [
  `A consultant is suggested from a score of ${suggestionFloor.score} on. Below it, their texts must have ${percent(suggestionFloor.written)} of the weight that gives all points for project words; of a project that says less, ${percent(suggestionFloor.written)} of all it says.`,
  'Consultants who have a module or skill that the project asks for come first. Those who have only something related follow.',
  'Of two with one score, the one with more points for availability and experience comes first, then the lower rate. Those who are equal in all of it stand in the same order every time, by an identifier that says nothing about them.',
  'A module or skill that a text is unsure of (“maybe”, “not sure if”) is nice to have: it counts among the project words, and is never asked for.',
];

/** How much related skills count. */
export const relatedSkillsText = `Where a consultant lacks a skill but has a related one, ${percent(skillShares.close)} of it counts where the two are close, and ${percent(skillShares.distant)} where they are more distant. It is shown as related, never as the skill itself.`;

/** What each kind of word weighs, from the rarest on. */
export const wordKinds: readonly { weight: number; name: string; text: string }[] = [
  {
    weight: tellingWeights.longSaying,
    name: 'What people say, in several words',
    text: 'A known trouble, process or message: “month-end close”, “delegation warning”.',
  },
  {
    weight: tellingWeights.saying,
    name: 'What people say, in one word',
    text: '“Intercompany”, “picking”, and what products were once called, such as “NAV”.',
  },
  {
    weight: tellingWeights.name,
    name: 'Names of modules, techniques and certifications',
    text: '“General Ledger”, “dual-write”, “MB-310”.',
  },
  {
    weight: tellingWeights.meant,
    name: 'What a saying has to do with',
    text: 'A project that says “month-end close” asks for General Ledger, too: anyone who has written of that has part of it.',
  },
  {
    weight: tellingWeights.otherWord,
    name: 'Every other telling word',
    text: '“Hotel”, “refrigeration”, “magazine”.',
  },
  {
    weight: tellingWeights.tradeWord,
    name: 'Products, and words of every project',
    text: '“Dynamics 365 Sales”, “report”, “database”; and names that are common words: “leave”.',
  },
  {
    weight: 0,
    name: 'Plain words and numbers',
    text: '“We”, “urgent”, “begin”, “2,400”.',
  },
];

/** Where the lists are that words are weighed by, as plain text. */
export const addressOfWordList = '/how-ranking-works/words.txt';

/** How the weights of words become points. */
export const wordRules: readonly string[] = [
  `All ${matchWeights.words} points for ${percent(fullWords.share)} of the weight of what the project says, fewer in proportion: no one has to have written of everything.`,
  `A project that says less than a weight of ${fullWords.atLeast} leaves the rest to everyone alike: where it says nothing, all have all the points.`,
  'A longer saying of the same meaning counts as the shorter one in it: “month-end close” as “month-end”.',
  'Words are compared by their beginnings: “posting”, “posted” and “posts” are one.',
  `Only summary, experience and portfolio are read, in this order and up to ${mostWritten} telling words and sayings. Listing a skill or a module is counted where it is listed, and a title brings nothing here.`,
  'How rare a word is stands in fixed lists. No score changes because someone else joins, leaves or rewrites a profile.',
];

/** How a search scores a profile for a text: the weights of what a text asks for. */
export const searchWeights: readonly { weight: number; name: string; text: string }[] = [
  {
    weight: tokenWeights.name,
    name: 'A name of the catalogue',
    text: 'A product, module, skill or certification, by any of its names.',
  },
  {
    weight: tokenWeights.saying,
    name: 'What people say',
    text: 'A known trouble or process, such as “month-end close”.',
  },
  { weight: tokenWeights.word, name: 'Any other word', text: '“Hotel”, “refrigeration”.' },
  {
    weight: tokenWeights.tradeWord,
    name: 'A word of most profiles',
    text: '“Report”, “database”.',
  },
  { weight: tokenWeights.plainWord, name: 'A word of most texts', text: '“Urgent”, “begin”.' },
];

/** The same: how often a thing counts as being in a profile, by where it is. */
export const searchCounts: readonly { weight: number; name: string; text: string }[] = [
  {
    weight: placeCounts.title,
    name: 'In the title',
    text: 'Or listed, and named there by another of its names.',
  },
  { weight: placeCounts.top, name: 'Among primary skills and modules', text: 'As listed.' },
  {
    weight: otherCounts.said,
    name: 'A saying in the person’s own texts',
    text: 'The saying, or all of its words.',
  },
  {
    weight: otherCounts.meant,
    name: 'What a saying has to do with',
    text: `A listed module or narrow skill; a product counts ${otherCounts.meantProduct}, and what is listed as secondary half.`,
  },
  {
    weight: placeCounts.upper,
    name: 'In the summary',
    text: 'Or among secondary skills, certifications and languages.',
  },
  {
    weight: placeCounts.all,
    name: 'In experience or portfolio',
    text: 'However often it stands there.',
  },
  {
    weight: otherCounts.saidWith,
    name: 'A word that a listed skill or module is often named with',
    text: 'At most, and less for words that few of its names and sayings have.',
  },
  {
    weight: otherCounts.related,
    name: 'Something related is listed',
    text: 'It is shown as related, never as the thing itself.',
  },
];

/** How weights and counts become a score. */
export const searchRules: readonly string[] = [
  `Each thing gives weight × rarity × count ÷ (count + ${saturation}) points; their sum is the score.`,
  'Rarity is 100 × ln(1 + (P − n + 0.5) ÷ (n + 0.5)): P people are listed, and n of them have the thing.',
  'Places, rates, years, dates, languages and the way of working in a text are conditions: they narrow the list and give no points.',
  `The list has everyone with at least ${percent(listShare)} of the best score, and more where these are fewer than ${enoughPeople} people.`,
  'A program that asks with explain=score gets every figure of every score.',
];

/** What decides in each order of the search, and between equals. */
export const orderTexts: Readonly<Record<SearchSort, string>> = {
  relevance:
    'With a text: by the score that is explained above. Of two with one score the better rated comes first, then the more experienced.',
  rating: `The mean of the stars that clients gave, as if ${prior.reviewers} more clients had given ${prior.stars / 100}: (${prior.reviewers} × ${prior.stars / 100} + the sum of the clients’ stars) ÷ (${prior.reviewers} + their number), to two decimals. A client with several reviews counts once, with their mean. Consultants without a review have ${prior.stars / 100}. Of two with one rating the more experienced comes first.`,
  experience: 'Years of experience, as the profile states them.',
  'rate-low': 'The hourly rate in US dollars, lowest first.',
  'rate-high': 'The hourly rate in US dollars, highest first.',
  availability: 'Available, then limited, then unavailable.',
};

/** What decides in each order of the open projects, for consultants. */
export const openProjectOrderTexts: Readonly<Record<OpenProjectSort, string>> = {
  match: `With a text: by the score that is explained above, over the title, what is asked for and the description, and of two with one score by the match score of your profile. Without a text: by that match score, highest first, and of two with one score the newer first. The ${searchedProjects.toLocaleString('en-US')} newest projects within your filters are searched and scored; without a text older ones follow, newest first. Without a profile, all come newest first.`,
  newest: 'The day and time of posting, newest first.',
  budget: 'The upper end of the budget, highest first.',
  start: 'The preferred start, earliest first; projects without one come last.',
};

/** What has no influence on any list. */
export const neverCounts: readonly string[] = [
  'The plan someone has chosen, and how long they have been subscribed. All subscribers are listed alike.',
  'Payments of any kind: there are no promoted places, no badges for sale, and no auctions.',
  'Name, photo, age, gender and origin. The engine does not see them.',
  'How often someone signs in, and how often their profile has been opened.',
];
