import { describe, expect, it } from 'vitest';
import { modules } from '#catalogue/modules.ts';
import { draftOf } from './draft-of.ts';
import { type FoundProfile, type FoundWork, nothingFound, type Said } from './found-profile.ts';
import type { Place } from './place.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (number: number): Place => ({ kind: 'paragraph', number });
const said = (text: string, number = 1): Said => ({ text, place: at(number) });
const draft = (found: Partial<FoundProfile>) => draftOf({ ...nothingFound, ...found }, now);
const valuesOf = (found: Partial<FoundProfile>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(draft(found).fields).map(([name, field]) => [name, field.value]),
  );
const leftOutOf = (found: Partial<FoundProfile>) =>
  draft(found).leftOut.map(({ what, reason }) => [what, reason]);
const work = (changes: Partial<FoundWork>, number = 1): FoundWork => ({
  ...{ title: '', organisation: '', description: '', start: null, end: null },
  place: at(number),
  ...changes,
});
const month = (year: number, number: number | null = null) => ({ year, month: number });

describe('a draft of who a user is', () => {
  it('has nothing that the file does not say', () => {
    expect(draft({})).toEqual({ fields: {}, leftOut: [] });
  });

  it('takes the first number that can be dialled, and tells of the others', () => {
    const phones = [said('12', 1), said('+44 20 7946 0123', 2), said('+44 20 7946 0999', 3)];
    const { fields, leftOut } = draft({ phones });
    expect(fields.phone).toEqual({ value: '+44 20 7946 0123', places: [at(2)], words: [] });
    expect(leftOut).toEqual([
      { what: '12', reason: 'too-many', place: at(1) },
      { what: '+44 20 7946 0999', reason: 'too-many', place: at(3) },
    ]);
    expect(leftOutOf({ phones: [said('12')] })).toEqual([['12', 'not-understood']]);
  });

  it('leaves out what stands between the digits of a number that is too long to be written so', () => {
    const phones = [said('+44 (0) 20 – – – – 7946 – – – – 0123')];
    expect(valuesOf({ phones })).toEqual({ phone: '+442079460123' });
    expect(valuesOf({ phones: [said('+44 (0) 20   7946 0123')] })).toEqual({
      phone: '+44 (0) 20 7946 0123',
    });
  });

  it('reads a number without its country by where the person is', () => {
    const phones = [said('020 7946 0123')];
    expect(valuesOf({ phones })).toEqual({});
    expect(valuesOf({ phones, location: said('Leeds, United Kingdom') })).toMatchObject({
      phone: '020 7946 0123',
    });
  });

  it('reads a place by its code where it has one: beside it the text is a city', () => {
    expect(valuesOf({ location: said('Leeds, England, United Kingdom') })).toEqual({
      ...{ city: 'Leeds', country: 'uk', timezone: 'gmt' },
    });
    expect(valuesOf({ location: { ...said('Georgia, somewhere'), countryCode: 'GB' } })).toEqual({
      ...{ city: 'Georgia', country: 'uk', timezone: 'gmt' },
    });
    expect(valuesOf({ location: { ...said('Seattle, WA'), countryCode: 'US' } })).toEqual({
      ...{ city: 'Seattle', country: 'us', timezone: 'pst' },
    });
    expect(valuesOf({ location: { ...said(''), countryCode: 'BR' } })).toEqual({
      country: 'br',
    });
    expect(valuesOf({ location: { ...said('Leeds, England'), countryCode: '??' } })).toMatchObject({
      city: 'Leeds',
    });
  });

  it('cuts names, cities and titles to what the form takes', () => {
    const long = 'word '.repeat(60).trim();
    const values = valuesOf({
      ...{ firstName: said(long), lastName: said(`  ${long}`), headline: said(long) },
      location: { ...said(long), countryCode: 'GB' },
    });
    expect(String(values.firstName).length).toBeLessThanOrEqual(100);
    expect(String(values.lastName).length).toBeLessThanOrEqual(100);
    expect(String(values.city)).toHaveLength(100);
    expect(String(values.title).length).toBeLessThanOrEqual(120);
    expect(String(values.title).length).toBeGreaterThan(100);
  });
});

describe('a draft of what a user has done', () => {
  const jobs = [
    work({ title: 'Lead', organisation: 'Demo plc', start: month(2020, 1), end: 'now' }, 1),
    work(
      {
        ...{ title: 'Consultant', organisation: '', description: 'Closed books.' },
        ...{ start: month(2014), end: month(2019, 12) },
      },
      2,
    ),
    work({ organisation: 'No one knows', start: month(2013, 2), end: null }, 3),
    work({ title: 'Helper', end: month(2012, 3) }, 4),
  ];

  it('tells work with its times, and what was done', () => {
    const { fields } = draft({ work: jobs });
    expect(fields.experience).toEqual({
      value: [
        'Lead, Demo plc (Jan 2020 – today)',
        'Consultant (2014 – Dec 2019)\nClosed books.',
        'Helper',
      ].join('\n\n'),
      places: [at(1), at(2), at(4)],
      words: [],
    });
    expect(fields.yearsExperience).toEqual({
      ...{ value: 12, places: [at(1), at(2), at(3)], words: [] },
    });
    const begun = draft({ work: [work({ title: 'Lead', start: month(2020, 5) })] });
    expect(begun.fields.experience?.value).toBe('Lead (May 2020)');
    const untitled = work({ organisation: 'Demo plc', description: 'Closed books.' });
    expect(valuesOf({ work: [untitled] }).experience).toBe('Demo plc\nClosed books.');
  });

  it('has as its title the headline, else the present work', () => {
    expect(draft({ work: jobs, headline: said('What I am', 9) }).fields.title).toMatchObject({
      ...{ value: 'What I am', places: [at(9)] },
    });
    expect(draft({ work: jobs }).fields.title).toMatchObject({ value: 'Lead', places: [at(1)] });
    expect(draft({ work: jobs.slice(1) }).fields).not.toHaveProperty('title');
    const nameless = work({ organisation: 'Demo plc', end: 'now' }, 5);
    expect(draft({ work: [nameless] }).fields).not.toHaveProperty('title');
    expect(draft({ headline: said('   ') }).fields).toEqual({});
  });

  it('keeps running text as it was written, rather than what was made of it', () => {
    const workText = [said('First line.', 5), said('Second line.', 6), said('Third.', 6)];
    expect(draft({ work: jobs, workText }).fields.experience).toEqual({
      ...{ value: 'First line.\nSecond line.\nThird.', places: [at(5), at(6)], words: [] },
    });
  });

  it('counts years within what the form takes', () => {
    const years = (from: number, until: number) =>
      valuesOf({ work: [work({ start: month(from, 1), end: month(until, 12) })] }).yearsExperience;
    expect(years(2025, 2025)).toBe(1);
    expect(
      valuesOf({ work: [work({ start: month(2025, 1), end: month(2025, 11) })] }),
    ).not.toHaveProperty('yearsExperience');
    expect(years(1960, 2025)).toBe(50);
  });

  it('cuts what is too long after a sentence, and tells how the rest begins', () => {
    const sentence = 'I close books with care and in time. ';
    const summary = said(sentence.repeat(14).trim(), 3);
    const { fields, leftOut } = draft({
      summary,
      workText: [7, 6, 8].map((number) => said(sentence.repeat(20), number)),
    });
    expect(fields.summary?.value).toBe(sentence.repeat(13).trim());
    expect(fields.experience?.value.length).toBeLessThanOrEqual(2000);
    expect(leftOut).toEqual([
      { what: 'I close books with care and in time.', reason: 'shortened', place: at(3) },
      { what: expect.stringMatching(/^I close books/), reason: 'shortened', place: at(8) },
    ]);
    expect([...(leftOut[1]?.what ?? '')].length).toBeLessThanOrEqual(120);
    expect(draft({ summary: said('x'.repeat(500)) }).leftOut).toEqual([]);
    expect(draft({ workText: [said('x'.repeat(2000))] }).leftOut).toEqual([]);
    expect(draft({ summary: said(' \n ') }).fields).toEqual({});
  });
});

describe('a draft of projects', () => {
  const description = 'We brought the month-end close from eleven days down to four.';
  const project = (title: string, number: number, text = description) => ({
    ...{ title, description: text, place: at(number) },
  });

  it('takes those that the form takes, ten at most, and tells why it leaves the others', () => {
    const projects = [
      project('Incomplete', 1, ''),
      ...Array.from({ length: 11 }, (_, index) => project(`Project ${index + 2}`, index + 2)),
    ];
    const { fields, leftOut } = draft({ projects });
    expect(fields.portfolioProjects?.value).toHaveLength(10);
    expect(fields.portfolioProjects?.value[0]).toEqual({ title: 'Project 2', description });
    expect(fields.portfolioProjects?.places).toEqual(
      Array.from({ length: 10 }, (_, index) => at(index + 2)),
    );
    expect(leftOut).toEqual([
      { what: 'Incomplete', reason: 'incomplete', place: at(1) },
      { what: 'Project 12', reason: 'too-many', place: at(12) },
    ]);
  });

  it('has none where none is complete', () => {
    expect(draft({ projects: [project('Alone', 1, 'Short.')] })).toEqual({
      ...{ fields: {}, leftOut: [{ what: 'Alone', reason: 'incomplete', place: at(1) }] },
    });
  });

  it('cuts their titles and texts to what the form takes', () => {
    const { fields } = draft({
      projects: [project('title '.repeat(60), 1, `${description} `.repeat(60))],
    });
    const [taken] = fields.portfolioProjects?.value ?? [];
    expect(taken?.title.length).toBeLessThanOrEqual(200);
    expect(taken?.title.length).toBeGreaterThan(180);
    expect(taken?.description.length).toBeLessThanOrEqual(2000);
    expect(taken?.description.length).toBeGreaterThan(1900);
  });
});

describe('a draft of addresses', () => {
  it('has the profile at LinkedIn and the first other one, and tells of the rest', () => {
    const links = [
      said('https://dema.example.com.', 1),
      said('javascript:alert(1)', 2),
      said('https://www.linkedin.com/in/dema', 3),
      said('https://blog.example.com', 4),
      said('http://uk.linkedin.com/in/other', 5),
      said('', 6),
    ];
    const { fields, leftOut } = draft({ links });
    expect(fields).toEqual({
      websiteUrl: { value: 'https://dema.example.com', places: [at(1)], words: [] },
      linkedinUrl: { value: 'https://www.linkedin.com/in/dema', places: [at(3)], words: [] },
    });
    expect(leftOut).toEqual([
      { what: 'https://blog.example.com', reason: 'too-many', place: at(4) },
      { what: 'http://uk.linkedin.com/in/other', reason: 'too-many', place: at(5) },
      { what: 'javascript:alert(1)', reason: 'not-understood', place: at(2) },
    ]);
    expect(valuesOf({ links: [said('https://notlinkedin.com/in/dema')] })).toEqual({
      websiteUrl: 'https://notlinkedin.com/in/dema',
    });
  });
});

describe('a draft of skills', () => {
  it('has those that the work and the projects name', () => {
    const { fields } = draft({
      work: [work({ title: 'Power BI lead', description: 'Flows in Power Apps.' }, 4)],
      projects: [
        { title: 'Reports', description: 'All of them with Power Automate.', place: at(5) },
      ],
    });
    expect(fields.primarySkills?.value.toSorted()).toEqual([
      'power-apps',
      'power-automate',
      'power-bi',
    ]);
    expect(fields.primarySkills?.places).toEqual([at(4), at(5)]);
  });

  it('ranks them by what is said most strongly of each, once in a place', () => {
    const projects = [{ title: 'Power BI', description: 'Reports.', place: at(1) }];
    const skills = [said('Power Apps', 2)];
    const ranked = (found: Partial<FoundProfile>) => valuesOf(found).primarySkills;
    expect(ranked({ headline: said('Power BI'), skills, projects })).toEqual([
      ...['power-bi', 'power-apps'],
    ]);
    expect(ranked({ headline: said('Power Apps'), skills: [said('Power BI', 2)] })).toEqual([
      ...['power-apps', 'power-bi'],
    ]);
  });

  it('tells which words they come from, thirty at most, however they are written', () => {
    const words = (...texts: string[]) =>
      draft({ skills: texts.map((text, index) => said(text, index)) }).fields;
    expect(words('power bi', 'POWER BI').primarySkills?.words).toEqual(['POWER BI']);
    const named = modules.map(({ name }, index) => said(name, index));
    const many = draft({ skills: [said('Finance', 200), ...named] }).fields;
    expect(many.skillModules?.value.length).toBeGreaterThan(30);
    expect(many.skillModules?.words).toHaveLength(30);
  });

  it('leaves out what is no name of the catalogue, and what is too general to be one', () => {
    expect(leftOutOf({ skills: [said('Sales and juggling'), said('Juggling')] })).toEqual([
      ['Sales and juggling', 'too-generic'],
      ['Juggling', 'not-in-catalogue'],
    ]);
  });
});

describe('what is left out', () => {
  it('is told briefly, two hundred things at most, and nothing that is empty', () => {
    const leftOut = [
      { what: ' \n ', reason: 'no-field' as const, place: at(1) },
      { what: `two\nlines ${'word '.repeat(40)}`, reason: 'no-field' as const, place: at(2) },
      ...Array.from({ length: 250 }, (_, index) => ({
        ...{ what: `Thing ${index}`, reason: 'no-field' as const, place: at(index + 3) },
      })),
    ];
    const told = draft({ leftOut }).leftOut;
    expect(told).toHaveLength(200);
    expect(told[0]?.what).toMatch(/^two lines word/);
    expect([...(told[0]?.what ?? '')].length).toBeLessThanOrEqual(120);
    expect(told[1]).toEqual({ what: 'Thing 0', reason: 'no-field', place: at(3) });
  });
});

describe('a draft of certifications', () => {
  const certificate = (
    name: string,
    number: number,
    expires: FoundProfile['certificates'][number]['expires'] = null,
  ) => ({
    ...{ name, issuer: '', expires, place: at(number) },
  });

  it('has each that is still held once, until its last month is over', () => {
    const certificates = [
      certificate('PMP', 1, month(2026, 11)),
      certificate('PMP', 2),
      certificate('Origami Master', 3),
      certificate('MB-310', 4, month(2026, 10)),
    ];
    const { fields, leftOut } = draft({ certificates });
    expect(fields.certifications?.value).toEqual(['pmp']);
    expect(fields.certifications?.places).toEqual([at(1)]);
    expect(fields.certifications?.words).toEqual(['PMP']);
    expect(leftOut.map(({ what, reason }) => [what, reason])).toEqual([
      ['Origami Master', 'not-in-catalogue'],
      ['MB-310', 'expired'],
    ]);
  });

  it('of a year alone are held to its end, and Microsoft’s that are not listed are the other one', () => {
    const owned = (name: string, issuer: string, expires: ReturnType<typeof month> | null) =>
      valuesOf({ certificates: [{ name, issuer, expires, place: at(1) }] }).certifications;
    expect(owned('PMP', '', month(2026))).toEqual(['pmp']);
    expect(owned('PMP', '', month(2025))).toBeUndefined();
    expect(owned('Microsoft Certified: Something New', '', null)).toEqual([
      'other-microsoft-certification',
    ]);
    expect(owned('Something New', 'Microsoft', null)).toEqual(['other-microsoft-certification']);
    expect(owned('Something New', 'A user', null)).toBeUndefined();
    expect(owned('Something New', 'Friends of Microsoft', null)).toBeUndefined();
    expect(owned('Nearly Microsoft Certified', '', null)).toBeUndefined();
  });
});
