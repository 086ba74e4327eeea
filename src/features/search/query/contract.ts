import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { searchAvailabilities } from '#catalogue/enumerations/consultant-search.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { moduleIds, skillOfModule } from '#catalogue/modules.ts';
import { skillIds } from '#catalogue/skills.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { consultantCardSchema } from '#features/profiles/consultants/contract/consultant-card.ts';
import { profileLimits } from '#features/profiles/consultants/rules/profile-limits.ts';
import { matchScoreSchema } from '#features/profiles/matching/contract.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { searchLimits } from './rules/limits.ts';
import { readLocation } from './rules/places.ts';
import { searchSorts } from './rules/sorts.ts';
import { textLevels } from './rules/text-levels.ts';

const rate = z.coerce.number<number>().int().min(0).max(profileLimits.hourlyRate.max);

const filterShape = {
  /** What to look for, in the searcher's own words. */
  text: z.string().max(searchLimits.text, 'Please use fewer words').default(''),
  /** Conditions of the text that do not count, in its own words, with `|` between them. */
  dropped: z
    .string()
    .max(2 * searchLimits.text)
    .optional(),
  /** `typed`: no word of the text is taken for a mistyped one. */
  spelling: z.literal('typed').optional(),
  /** Listed as a primary or secondary skill. */
  skill: z.enum(skillIds).optional(),
  /** A module of the chosen skill. */
  module: z.enum(moduleIds).optional(),
  /** `all`, `london`, `manchester`, `birmingham`, `edinburgh`, `remote`, or any place: `country:de`, `city:lyon-fr`. */
  location: z
    .string()
    .max(150)
    .refine((location) => readLocation(location) !== undefined, 'This is not a location')
    .default('all'),
  /** Spoken well enough to work in: conversational, fluent or native. */
  language: z.enum(spokenLanguages.values).optional(),
  availability: z.enum(searchAvailabilities.values).default('all'),
  /** `verified`: an admin has verified at least one of their certifications. */
  credentials: z.enum(['all', 'verified']).default('all'),
  /** Whole US dollars an hour, both ends included. */
  minRate: rate.optional(),
  maxRate: rate.optional(),
  /** Years. */
  minExperience: z.coerce.number<number>().int().min(0).max(100).optional(),
};

type Filter = z.output<z.ZodObject<typeof filterShape>>;

const moduleHasItsSkill = ({ skill, module }: Filter): boolean =>
  !module || skillOfModule(module) === skill;
const moduleProblem = { path: ['module'], error: 'Choose the skill that this module belongs to' };

const ratesAreInOrder = ({ minRate = 0, maxRate = Number.POSITIVE_INFINITY }: Filter): boolean =>
  minRate <= maxRate;
const ratesProblem = {
  path: ['maxRate'],
  error: 'The highest rate cannot be below the lowest one',
};

/** What a search is narrowed by. */
export const searchFilterSchema = z
  .strictObject(filterShape)
  .refine(moduleHasItsSkill, moduleProblem)
  .refine(ratesAreInOrder, ratesProblem);
export type SearchFilter = z.output<typeof searchFilterSchema>;

const searchSchema = z
  .strictObject({
    ...filterShape,
    /** Without one: `relevance` where there is a text, else `rating`. */
    sort: z.enum(searchSorts).optional(),
    /** `score`: how each score came about, so that it can be computed again. */
    explain: z.enum(['none', 'score']).optional(),
    ...pageInputShape,
    // Longer than others: it holds the snapshot in which its list began.
    cursor: z.string().max(4000).optional(),
  })
  .refine(moduleHasItsSkill, moduleProblem)
  .refine(ratesAreInOrder, ratesProblem);
export type SearchInput = z.output<typeof searchSchema>;

/** How many there are. Totals are exact: `isCapped` is always false, and stays for programs that read it. */
const totalSchema = z.object({ count: z.number().int(), isCapped: z.boolean() });
export type SearchTotal = z.infer<typeof totalSchema>;

/** A text without any matches, and the known words that were searched for in its place. */
export const correctionSchema = z.object({ typed: z.string(), used: z.string() });
export type Correction = z.infer<typeof correctionSchema>;

/** An entry of the catalogue, with the name it is shown under. */
const namedEntrySchema = z.object({
  kind: z.enum(['skill', 'module', 'certification']),
  id: z.string(),
  name: z.string(),
});
export type NamedEntry = z.infer<typeof namedEntrySchema>;

/** One thing that a text asks for. */
const askedPartSchema = z.object({
  /** As they were typed. */
  words: z.string(),
  /** What the catalogue knows by these words; empty for words it does not know. */
  means: z.array(namedEntrySchema),
  /** What is near to what the words name, and not the thing itself. */
  related: z.array(namedEntrySchema),
  /** How many listed consultants list what the words name, and how many others list only what is related to it. */
  known: z.object({ listed: z.number().int(), related: z.number().int() }).nullable(),
  /** Whether the words name something that the marketplace does not cover: `means` is then what is nearest to it. */
  isForeign: z.boolean(),
  /** Whether anybody who is listed can be found by it, whatever the other filters. */
  isFound: z.boolean(),
});
export type AskedPart = z.infer<typeof askedPartSchema>;

/** A condition that the text makes: it narrows the list and is no word to search for. */
const readConditionSchema = z.object({
  kind: z.enum([
    ...(['place', 'arrangement', 'rate', 'experience'] as const),
    ...(['availability', 'duration', 'language'] as const),
  ]),
  /** As they were typed. */
  words: z.string(),
  /** What it was taken for: "At most 95 USD/h". */
  label: z.string(),
  /** How many the text would find without this condition; null where it finds some with all of them. */
  foundWithout: z.number().int().nullable(),
});
export type ReadCondition = z.infer<typeof readConditionSchema>;

/** How a text was read. It follows from the text and all listed consultants: other filters only narrow the list. */
export const textReadingSchema = z.object({
  /** In the order of the text, without those that are dropped. */
  conditions: z.array(readConditionSchema),
  /** Each thing it asks for, in the order of the text; words that ask for nothing ("we need help") are left out. */
  parts: z.array(askedPartSchema),
  /** Whether too few match all of it, so that the list has those who match most of it. */
  isRelaxed: z.boolean(),
  /** Whether any consultant fits: if not, the list has those who are nearest, or none. */
  fits: z.boolean(),
  /** How many listed consultants there are, and how many have each thing; null unless scores are explained. */
  counts: z
    .object({
      people: z.number().int(),
      found: z.array(z.object({ words: z.string(), kind: z.string(), found: z.number().int() })),
    })
    .nullable(),
});
export type TextReading = z.infer<typeof textReadingSchema>;

/** A thing that was asked for and that a consultant was found by. */
export const matchedPartSchema = z.object({
  words: z.string(),
  /** What they list that stands for the words; null where their profile has the words themselves. */
  through: namedEntrySchema.nullable(),
  /**
   * Where: `top` is title, primary skills, modules and place; `upper` other skills, certifications and summary; `all`
   * the rest.
   */
  level: z.enum(textLevels),
  /** Whether `through` is related to what the words name, and not the thing itself. */
  isRelated: z.boolean(),
});
export type MatchedPart = z.infer<typeof matchedPartSchema>;

/** One thing that a text asks for, and what having it adds to a score: docs/search.md has the formula. */
const scorePartSchema = z.object({
  words: z.string(),
  kind: z.enum(['name', 'saying', 'word']),
  weight: z.number(),
  /** How rare it is among all listed consultants, in hundredths. */
  rarity: z.number().int(),
  /** How often it counts as being in the profile. */
  count: z.number(),
  /** The skill, module or certification that stands for the words; null for the words themselves. */
  through: namedEntrySchema.nullable(),
  points: z.number().int(),
});

const foundConsultantSchema = consultantCardSchema.extend({
  /** What of the text this consultant was found by, what counts most first; empty without a text. */
  matched: z.array(matchedPartSchema),
  /** The words of the text that nothing about this consultant answers. */
  missed: z.array(z.string()),
  /** Null unless scores are explained. */
  score: z.object({ total: z.number().int(), parts: z.array(scorePartSchema) }).nullable(),
});
export type FoundConsultant = z.infer<typeof foundConsultantSchema>;

const searchPageSchema = pageOf(foundConsultantSchema).extend({
  /** The order the list is in. */
  sort: z.enum(searchSorts),
  /** Null on every page after the first. */
  total: totalSchema.nullable(),
  /** "Showing results for {used}"; null when the text was searched for as it was typed. */
  correction: correctionSchema.nullable(),
  /** Null on every page after the first, and where no text asks for anything. */
  reading: textReadingSchema.nullable(),
});
export type SearchPage = z.infer<typeof searchPageSchema>;

const count = z.number().int();

const facetsSchema = z.object({
  skills: z.array(z.object({ skill: z.enum(skillIds), count })),
  /** Of the chosen skill; empty without one. */
  modules: z.array(z.object({ module: z.enum(moduleIds), count })),
  countries: z.array(z.object({ country: z.enum(countries.values), count })),
  /** The fifty cities with the most of them. `location` is what to search with. */
  cities: z.array(
    z.object({ location: z.string(), name: z.string(), country: z.enum(countries.values), count }),
  ),
  remote: count,
  languages: z.array(z.object({ language: z.enum(spokenLanguages.values), count })),
  availability: z.array(z.object({ availability: z.enum(availabilities.values), count })),
});
export type Facets = z.infer<typeof facetsSchema>;

/** What a text that is being typed could become. */
const completionSchema = z.object({
  kind: z.enum(['skill', 'module', 'problem', 'title']),
  /** The whole text, completed. */
  text: z.string(),
  /** What it is part of, or has to do with: the product of a module, the modules of a problem. */
  about: z.string().nullable(),
});
export type Completion = z.infer<typeof completionSchema>;

/** The server has not read the search index into memory yet. */
const searchLoading = {
  SEARCH_LOADING: {
    status: 503,
    message: 'The search is starting. Please try again in a few seconds.',
    data: z.object({ retryAfterSeconds: z.number().int() }),
  },
};

export const searchContract = {
  findConsultants: operation({
    method: 'GET',
    path: '/consultants',
    access: 'approved-client',
    programs: true,
    summary: 'Search the listed consultants',
    description:
      'Pages of one list belong together: each consultant comes once, in the order of the moment at which the ' +
      'first page was asked for, whatever changes meanwhile. A consultant who is no longer listed is left out.',
  })
    .input(searchSchema)
    .output(searchPageSchema)
    .errors({ ...invalidCursor, ...searchLoading }),

  countConsultants: operation({
    method: 'GET',
    path: '/consultants/counts',
    access: 'approved-client',
    programs: true,
    summary: 'How many consultants each further choice of a filter would leave',
    description: 'Each list is counted with all filters but its own.',
  })
    .input(searchFilterSchema)
    .output(z.object({ total: totalSchema, facets: facetsSchema }))
    .errors(searchLoading),

  completeText: operation({
    method: 'GET',
    path: '/consultants/completions',
    access: 'approved-client',
    programs: true,
    summary: 'What a search text that is being typed could become',
    description:
      'Skills, modules and problems of the catalogue that begin with the last words of the text, and titles of listed consultants that have all of its words.',
  })
    .input(
      z.strictObject({
        text: z.string().max(searchLimits.text, 'Please use fewer words').default(''),
      }),
    )
    .output(z.object({ items: z.array(completionSchema) })),
};

/** Whom to suggest for a project; published as `matching`, beside how well one consultant fits. */
export const suggestionsContract = {
  suggestConsultants: operation({
    method: 'GET',
    path: '/me/projects/{projectId}/suggestions',
    access: 'approved-client',
    programs: true,
    summary: 'The listed consultants that fit one of the own projects best, by match score',
    description:
      'Only consultants who know at least one thing that the project needs are suggested, and no applicants: they are in the list of its applications, with what has become of them.',
  })
    .input(
      z.strictObject({
        projectId: projectIdSchema,
        limit: z.coerce.number<number>().int().min(1).max(50).default(10),
      }),
    )
    .output(
      z.object({
        items: z.array(z.object({ consultant: consultantCardSchema, match: matchScoreSchema })),
      }),
    )
    .errors({
      PROJECT_NOT_FOUND: { status: 404, message: 'This project does not exist.' },
      ...searchLoading,
    }),
};
