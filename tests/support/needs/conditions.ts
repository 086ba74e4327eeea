import type { NeedPerson } from './need.ts';

/** Whether a person keeps what a need asks for beside the work. */
export type Condition = (person: NeedPerson) => boolean;

const kinds: Readonly<Record<string, (value: string) => Condition>> = {
  city: (value) => (person) => person.city === value,
  country: (value) => (person) => person.country === value,
  /** A person who works on site and remotely can do either. */
  works: (value) => (person) => [value, 'both'].includes(person.workArrangement ?? ''),
  language: (value) => (person) => person.languages.includes(value),
  availability: (value) => (person) => person.availability === value,
  /** Whole US dollars an hour. */
  minRate: (value) => (person) => person.rate >= Number(value),
  maxRate: (value) => (person) => person.rate <= Number(value),
  minYears: (value) => (person) => person.years >= Number(value),
};

/** Reads `kind=value`. Throws for a kind that does not exist. */
export function readCondition(text: string): Condition {
  const [kind = '', value = ''] = text.split('=');
  const make = kinds[kind];
  if (!make || value === '') throw new Error(`There is no condition "${text}".`);
  return make(value);
}
