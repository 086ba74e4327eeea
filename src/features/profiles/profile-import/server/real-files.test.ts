import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linesDown, pdfFile } from '#features/profiles/lib/documents/fixtures/pdf-fixture.ts';
import { wordFile } from '#features/profiles/lib/documents/fixtures/word-fixture.ts';
import { inProject } from '#lib/project-folder.ts';
import { profileInFile } from './queries/profile-in-file.ts';

/* Files as programs write them, of people who do not exist. */

const now = new Date('2026-11-22T12:00:00Z');
const fixture = (name: string) =>
  new Uint8Array(
    readFileSync(inProject(`src/features/profiles/lib/documents/fixtures/files/${name}`)),
  );

async function read(file: Uint8Array) {
  const draft = await profileInFile(file, now);
  if ('refused' in draft) throw new Error(draft.refused);
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(draft.fields)) values[name] = field.value;
  return { values, leftOut: draft.leftOut.map(({ what, reason }) => `${reason}: ${what}`) };
}

const anna = { firstName: 'Anna', lastName: 'Sample' };
const phone = '+44 113 496 0123';
const leeds = { city: 'Leeds', country: 'uk', timezone: 'gmt' };
const title = 'Dynamics 365 Finance Consultant';
const addresses = {
  linkedinUrl: 'https://www.linkedin.com/in/anna-sample-000',
  websiteUrl: 'https://anna-sample.example/work',
};

describe('a file of a program', () => {
  it.each<[string, Record<string, unknown>]>([
    ['p-rightdates.pdf', { ...anna, ...leeds, phone, title, yearsExperience: 13 }],
    [
      'p-europass.pdf',
      {
        ...anna,
        title: 'LEAD CONSULTANT',
        languages: [{ language: 'de', level: 'native' }],
        phone: '+43 15355551',
        city: 'Vienna',
        country: 'at',
        timezone: 'cet',
        yearsExperience: 10,
      },
    ],
    ['p-hyphen.pdf', { ...anna, title, summary: expect.stringContaining('the implementation of') }],
    ['p-annot.pdf', { ...anna, ...leeds, phone, title, ...addresses }],
    ['w-links.docx', { ...anna, phone, title: 'D365 Finance Consultant', ...addresses }],
    ['w-header.docx', { ...anna, ...leeds, phone, websiteUrl: 'https://anna-sample.example' }],
    ['w-nfd.docx', { firstName: 'Jürgen', lastName: 'Müller-Lüdenscheid', title, ...leeds }],
    [
      'w-compound.docx',
      {
        ...anna,
        title,
        yearsExperience: 10,
        certifications: ['d365-finance-consultant'],
        experience: expect.stringContaining('Fabrikam Mills'),
        primarySkills: expect.arrayContaining(['power-bi', 'power-automate', 'data-migration']),
      },
    ],
    ['w-table.docx', { lastName: 'Muster', title: 'D365 Finance Beraterin', yearsExperience: 13 }],
    ['l-basic.zip', { ...anna, ...leeds, phone, yearsExperience: 10 }],
    ['l-mac.zip', { ...anna, ...leeds, yearsExperience: 10 }],
    ['j-plain.json', { ...anna, ...leeds, phone, yearsExperience: 10 }],
    ['j-present.json', { ...anna, city: 'São Paulo', country: 'br', yearsExperience: 10 }],
    ['j-null.json', { ...anna, yearsExperience: 6 }],
    ['j-old.json', { ...anna, ...leeds, yearsExperience: 6 }],
  ])('%s has its values read', async (name, values) => {
    expect((await read(fixture(name))).values).toMatchObject(values);
  });

  it('has Finance first where its columns are only dates at the edge', async () => {
    const { values } = await read(fixture('p-rightdates.pdf'));
    expect(values.primarySkills).toContain('finance-operations');
    expect(values.skillModules).toContain('finance-operations.general-ledger');
  });

  it('has skills whose words a line broke', async () => {
    const { values } = await read(fixture('p-hyphen.pdf'));
    expect(values.primarySkills).toEqual(
      expect.arrayContaining(['power-automate', 'data-migration']),
    );
    expect(values.summary).toContain('month-end reporting');
  });

  it.each<[string, string[]]>([
    [
      'p-europass.pdf',
      ['no-field: Date of birth: 01/02/1988', 'account-has-it: anna@sample.example'],
    ],
    ['w-compound.docx', ['no-field: Education & Languages']],
    ['l-excel.zip', ['not-understood: Jan 20', 'not-understood: Mär 16']],
    ['j-plain.json', ['not-understood: basics.profiles[0]']],
  ])('%s has what is not taken over listed', async (name, leftOut) => {
    expect((await read(fixture(name))).leftOut).toEqual(expect.arrayContaining(leftOut));
  });

  it('of Reactive Resume is refused, though it has the same first part as a JSON Resume', async () => {
    expect(await profileInFile(fixture('j-rr4.json'), now)).toEqual({ refused: 'unknown-kind' });
  });
});

/** A CV with two positions that are dated so. */
const dated = (...dates: readonly [string, string]) =>
  wordFile([
    ...['# Anna Sample', title, '## Experience'],
    ...['Lead Consultant, Northwind Works', dates[0], '• General ledger in D365 Finance.'],
    ...['Consultant, Fabrikam Mills', dates[1], '• Accounts payable roll-out.'],
  ]);

describe('dates', () => {
  it.each<[string, string, number]>([
    ['01/04/2019 – 31/03/2021', '01/01/2016 – 31/03/2019', 5],
    ['01.04.2019 – 31.03.2021', '01.01.2016 – 31.03.2019', 5],
    ['09/18 – 12/21', 'Sep ’16 – Aug ’18', 5],
    ['2019/04 – 2021/03', '2016/01 – 2019/03', 5],
    ['2019.04 ~ 2021.03', '2016.01 ~ 2019.03', 5],
    ['April 1, 2019 – March 31, 2021', 'January 4, 2016 – March 31, 2019', 5],
    ['April, 2019 – March, 2021', 'January, 2016 – March, 2019', 5],
    ['Apr.2019–Mar.2021', 'Jan.2016–Mar.2019', 5],
    ['Jan – Dec 2019', 'Feb – Nov 2018', 1],
    ['04/2019 till 03/2021', '01/2016 till date', 10],
    ['Spring 2019 – Autumn 2021', 'Q1 2016 – Q3 2018', 4],
    ['since 2019', '2016 – 2018', 9],
    ['2019 –', '2016 – 2018', 9],
    ['kwiecień 2019 – obecnie', 'styczeń 2016 – marzec 2019', 10],
  ])('are counted: %s', async (one, other, years) => {
    const { values, leftOut } = await read(dated(one, other));
    expect([values.yearsExperience, leftOut]).toEqual([years, []]);
  });

  it.each(['Sep 16 – Aug 18', 'FY12 – FY15', 'bis 2018', 'Dec 2018 – Jan 2016'])(
    'that are not understood are listed, and no number is made of the others: %s',
    async (unread) => {
      const { values, leftOut } = await read(dated('2019 – 2021', unread));
      expect(values).not.toHaveProperty('yearsExperience');
      expect(leftOut).toEqual([`not-understood: ${unread}`]);
    },
  );

  it('may go on in the next line', async () => {
    const { values } = await read(
      wordFile(['# Anna Sample', '## Experience', 'Jan 2016 –', 'Dec 2018']),
    );
    expect(values.yearsExperience).toBe(3);
  });
});

describe('a written CV', () => {
  it('has parts with headings that say nothing we know, and lists them', async () => {
    const { values, leftOut } = await read(
      wordFile([
        ...['# Anna Sample', title, '## Experience', 'Lead Consultant', '2019 – 2021'],
        ...['## Time Abroad', '2010 – 2018', '## Skills', 'Power BI'],
      ]),
    );
    expect(values.yearsExperience).toBe(2);
    expect(leftOut).toEqual(['not-understood: Time Abroad']);
  });

  it('has no date, street, place or name for a title, and lists what stands there', async () => {
    const { values, leftOut } = await read(
      wordFile([
        '# Anna Sample',
        'Born 01.02.1988 in Graz',
        ...['12 Mill Lane', 'Leeds LS1 4AB', 'United Kingdom', 'anna-sample.example/work'],
        ...['I have kept the books of many mills and ports for a long time.', title],
      ]),
    );
    expect(values).toMatchObject({ ...anna, ...leeds, title, websiteUrl: addresses.websiteUrl });
    expect(leftOut).toEqual(
      expect.arrayContaining([
        'no-field: Born 01.02.1988 in Graz',
        'no-field: 12 Mill Lane',
        expect.stringContaining('not-understood: I have kept the books'),
      ]),
    );
  });

  it('has its city without street, postcode and what stands in brackets', async () => {
    for (const [address, city] of [
      ['Ringweg 3, 1010, Vienna, Austria (Home)', 'Vienna'],
      ['12 Mill Lane, Leeds LS1 4AB, United Kingdom', 'Leeds'],
      ['Hauptstraße 5, 10115 Berlin, Germany', 'Berlin'],
      ['Leeds (UK)', 'Leeds'],
    ] as const) {
      const { values } = await read(wordFile(['# Anna Sample', title, address]));
      expect([values.city, values.title]).toEqual([city, title]);
    }
  });
});

describe('a page', () => {
  const jobs = ['Lead Consultant, One', 'Consultant, Two', 'Analyst, Three', 'Helper, Four'];
  const dates = ['2020 – 2024', '2018 – 2020', '2016 – 2018', '2014 – 2016'];
  const page = (left: number, right: number) =>
    pdfFile([
      [
        ...linesDown(['# Anna Sample', title, '## Experience', ...jobs], left),
        ...linesDown(dates, right, 740 - 3 * 16),
      ],
    ]);

  it.each([
    ['right', 60, 450],
    ['left', 200, 60],
  ])('with its dates on the %s is one column', async (_, left, right) => {
    const { values } = await read(page(left, right));
    expect(values).toMatchObject({ title, yearsExperience: 10 });
  });
});
