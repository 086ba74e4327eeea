import { describe, expect, it } from 'vitest';
import type { Place } from './place.ts';
import { isJsonResume, readJsonResume } from './read-json-resume.ts';
import { hasLinkedInTable, readLinkedIn, type SourceTable } from './read-linkedin.ts';
import { readResume } from './read-resume.ts';
import type { ResumeLine } from './resume-lines.ts';
import { countryOfCode, readWhereFrom } from './where-from.ts';

const path = (text: string): Place => ({ kind: 'path', path: text });
const saidAt = (text: string, where: string) => ({ text, place: path(where) });

describe('a JSON Resume', () => {
  it('is one by any of its sections', () => {
    for (const one of [{ basics: {} }, { work: [{}] }, { skills: [{}] }]) {
      expect(isJsonResume(one)).toBe(true);
    }
    for (const none of [{}, [], null, 'text', { basics: 3 }, { basics: null }, { work: [] }]) {
      expect(isJsonResume(none)).toBe(false);
    }
  });

  it('has skills with what stands below them: a heading is none that is missed', () => {
    const { skills } = readJsonResume({
      skills: [
        { name: ' Power BI ' },
        { name: 'Finance', keywords: ['Ledger', '', 3, 'Tax'] },
        { keywords: ['Alone'] },
        {},
      ],
    });
    expect(skills).toEqual([
      saidAt('Power BI', 'skills[0].name'),
      { ...saidAt('Finance', 'skills[1].name'), isHeading: true },
      saidAt('Ledger', 'skills[1].keywords[0]'),
      saidAt('3', 'skills[1].keywords[2]'),
      saidAt('Tax', 'skills[1].keywords[3]'),
      saidAt('Alone', 'skills[2].keywords[0]'),
    ]);
  });

  it('has work in its newer and its older words', () => {
    const { work } = readJsonResume({
      work: [
        {
          ...{ name: 'Demo plc', position: 'Lead', startDate: '2020-01', endDate: '2021-02' },
          ...{ summary: 'Closed books.', highlights: ['Four days.', '', 'No errors.'] },
        },
        { company: 'Old Ltd', title: 'Helper', description: 'Helped.', startDate: '2019' },
      ],
    });
    expect(work).toEqual([
      {
        ...{ title: 'Lead', organisation: 'Demo plc' },
        description: 'Closed books.\nFour days.\nNo errors.',
        ...{ start: { year: 2020, month: 1 }, end: { year: 2021, month: 2 } },
        place: path('work[0]'),
      },
      {
        ...{ title: 'Helper', organisation: 'Old Ltd', description: 'Helped.' },
        ...{ start: { year: 2019, month: null }, end: 'now', place: path('work[1]') },
      },
    ]);
  });

  it('has addresses, a place and certificates in its newer and its older words', () => {
    const { links, location, certificates, phones } = readJsonResume({
      basics: {
        ...{ website: 'https://old.example', phone: 4420 },
        profiles: [{ url: 'https://one.example' }, {}],
        location: { city: 'Leeds', region: '', country: 'England', countryCode: 'GB' },
      },
      certificates: [{ title: 'PMP', awarder: 'PMI', expires: '2030-05' }],
    });
    expect(links).toEqual([
      saidAt('https://old.example', 'basics.website'),
      saidAt('https://one.example', 'basics.profiles[0].url'),
    ]);
    expect(location).toEqual({
      ...saidAt('Leeds, England', 'basics.location'),
      countryCode: 'GB',
    });
    expect(phones).toEqual([saidAt('4420', 'basics.phone')]);
    expect(certificates).toEqual([
      {
        ...{ name: 'PMP', issuer: 'PMI', expires: { year: 2030, month: 5 } },
        place: path('certificates[0]'),
      },
    ]);
    const newer = readJsonResume({
      basics: {
        ...{ url: 'https://new.example', website: 'https://old.example' },
        location: ' York, United Kingdom ',
      },
    });
    expect(newer.links).toEqual([saidAt('https://new.example', 'basics.url')]);
    expect(newer.location).toEqual(saidAt('York, United Kingdom', 'basics.location'));
    expect(readJsonResume({ basics: { location: {} } }).location).toBeNull();
  });

  it('says what of it there is no field for, and what is not understood', () => {
    const { leftOut } = readJsonResume({
      basics: { email: 'dema@example.com', image: '', picture: 'https://one.example/me.png' },
      education: [{}],
      languages: [],
      awards: 'many',
      references: [{}],
      work: [
        { position: 'Lead', startDate: 'some day' },
        { name: 'Demo plc' },
        { startDate: '2020' },
      ],
    });
    expect(leftOut).toEqual([
      { what: 'education', reason: 'no-field', place: path('education') },
      { what: 'references', reason: 'no-field', place: path('references') },
      { what: 'basics.email', reason: 'account-has-it', place: path('basics.email') },
      { what: 'basics.image', reason: 'no-field', place: path('basics.image') },
      { what: 'Lead', reason: 'not-understood', place: path('work[0]') },
      { what: 'Demo plc', reason: 'not-understood', place: path('work[1]') },
    ]);
    const none = { phones: [], links: [], work: [], skills: [], certificates: [], projects: [] };
    expect(readJsonResume({ basics: {} })).toMatchObject({ ...none, leftOut: [] });
    const pictured = readJsonResume({ basics: { image: 'https://one.example/me.png' } });
    expect(pictured.leftOut).toHaveLength(1);
  });
});

describe('LinkedIn’s tables', () => {
  const table = (file: string, columns: string[], ...rows: string[][]): SourceTable => ({
    ...{ file, columns, rows },
  });

  it('are lists of skills where their file says so, for other lists look the same', () => {
    const skills = table('Skills.csv', ['Name'], ['Power BI'], ['']);
    expect(readLinkedIn([skills]).skills).toEqual([
      { text: 'Power BI', place: { kind: 'row', file: 'Skills.csv', number: 1 } },
    ]);
    expect(hasLinkedInTable([skills])).toBe(true);
    const others = [
      table('Hobbies.csv', ['Name'], ['Origami']),
      table('Skills.csv', ['Name', 'Something', 'Else'], ['Origami', '1', '2']),
    ];
    for (const other of others) {
      const { file } = other;
      const { skills: found, leftOut } = readLinkedIn([other]);
      expect(found).toEqual([]);
      expect(leftOut).toEqual([{ what: file, reason: 'no-field', place: { kind: 'file', file } }]);
      expect(hasLinkedInTable([other])).toBe(false);
    }
    const rated = table('Kenntnisse.csv', ['Name', 'Something'], ['Power BI', 'good']);
    expect(readLinkedIn([rated]).skills.map(({ text }) => text)).toEqual(['Power BI']);
  });

  it('that are empty are not missed, and those the account has are named', () => {
    const { leftOut } = readLinkedIn([
      table('Nothing.csv', ['What']),
      table('Education.csv', ['School Name', 'Start Date'], ['A school', '2001']),
      table('Languages.csv', ['Name', 'Proficiency'], ['English', 'Native']),
      table('Email Addresses.csv', ['Email Address'], ['dema@example.com']),
      table(
        'Positions.csv',
        ['Company Name', 'Title', 'Started On', 'Finished On'],
        ['Demo plc', 'Lead', 'some day', ''],
        ['Demo plc', 'Helper', '', ''],
      ),
    ]);
    expect(leftOut.find(({ reason }) => reason === 'account-has-it')?.place).toEqual({
      ...{ kind: 'file', file: 'Email Addresses.csv' },
    });
    expect(leftOut.map(({ what, reason }) => [what, reason])).toEqual([
      ['Education.csv', 'no-field'],
      ['Email Addresses.csv', 'account-has-it'],
      ['some day', 'not-understood'],
      ['Helper', 'not-understood'],
    ]);
  });

  it('have languages, each with its level', () => {
    const languages = table(
      'Languages.csv',
      ['Name', 'Proficiency'],
      ['German', 'Native or bilingual proficiency'],
    );
    expect(readLinkedIn([languages])).toMatchObject({
      languages: [
        {
          text: 'German (Native or bilingual proficiency)',
          place: { kind: 'row', file: 'Languages.csv', number: 1 },
        },
      ],
      leftOut: [],
    });
  });

  it('have the phones that are in them', () => {
    const phones = table('Phone Numbers.csv', ['Extension', 'Number', 'Type'], ['', '', 'Home']);
    const [first, ...others] = readLinkedIn([
      { ...phones, rows: [...phones.rows, ['', '+44 20 7946 0123', 'Work']] },
    ]).phones;
    expect(first?.text).toBe('+44 20 7946 0123');
    expect(others).toEqual([]);
  });

  it('have the addresses of a profile, and none without one', () => {
    const profile = table(
      'Profile.csv',
      ['First Name', 'Last Name', 'Headline', 'Websites'],
      ['Dema', 'Example', 'Lead', '[PORTFOLIO:https://one.example],[COMPANY:https://two.example]'],
    );
    expect(readLinkedIn([profile]).links.map(({ text }) => text)).toEqual([
      'https://one.example',
      'https://two.example',
    ]);
    expect(readLinkedIn([]).links).toEqual([]);
  });
});

describe('a written CV', () => {
  const lines = (...texts: (string | [string, number])[]): ResumeLine[] =>
    texts.map((each, index) => {
      const [text, size] = typeof each === 'string' ? [each, 10] : each;
      return { text, size, place: { kind: 'paragraph', number: index + 1 } };
    });
  const read = (...texts: (string | [string, number])[]) => readResume([lines(...texts)]);
  const work = (...texts: string[]) =>
    read('Experience', ...texts).work.map(({ title, organisation, description }) => ({
      ...{ title, organisation, description },
    }));

  it('has work by its dates: on the line of its title, or below it', () => {
    expect(
      work(
        'Lead consultant | Jan 2020 – Present',
        'Closed the books of a mill in four days.',
        'Consultant, Old Ltd 2016 – 2018',
      ),
    ).toEqual([
      {
        ...{ title: 'Lead consultant', organisation: '' },
        description: 'Closed the books of a mill in four days.',
      },
      { title: 'Consultant, Old Ltd', organisation: '', description: '' },
    ]);
    expect(
      work(
        'Demo plc',
        'Lead consultant',
        'January 2020 – Present',
        '• Closed the books in four days.',
        'Old Ltd',
        'Helper',
        '2016 – 2018',
        'Helped with everything that there was.',
      ),
    ).toEqual([
      {
        ...{ title: 'Lead consultant', organisation: 'Demo plc' },
        description: 'Closed the books in four days.',
      },
      {
        ...{ title: 'Helper', organisation: 'Old Ltd' },
        description: 'Helped with everything that there was.',
      },
    ]);
  });

  it('has work that begins with its dates, without a title', () => {
    expect(work('2016 – 2018', 'Helped with everything that there was.')).toEqual([
      { title: '', organisation: '', description: 'Helped with everything that there was.' },
    ]);
  });

  it('leaves a short line with the work it tells of, where two others are the next title', () => {
    expect(
      work('Lead 2019 – 2020', 'Close in four days', 'Demo plc', 'Helper', '2016 – 2018'),
    ).toEqual([
      { title: 'Lead', organisation: '', description: 'Close in four days' },
      { title: 'Helper', organisation: 'Demo plc', description: '' },
    ]);
  });

  it('has titles with marks in them', () => {
    const [only] = work('Demo plc', 'Lead: Finance', '2016 – 2018');
    expect(only).toMatchObject({ title: 'Lead: Finance', organisation: 'Demo plc' });
  });

  it('has its heading and what is in other letters by themselves', () => {
    const found = read(
      ['Experience', 10],
      ['closed the books of a mill', 10],
      ['in larger letters', 14],
    );
    expect(found.workText.map(({ text }) => text)).toEqual([
      'closed the books of a mill',
      'in larger letters',
    ]);
  });

  it('has projects and certificates under their headings', () => {
    const found = read(
      ...['Projects', 'Close of a mill', 'From eleven days down to four.'],
      ...['Certifications', '• MB-310'],
    );
    expect(found.projects).toEqual([
      {
        ...{ title: 'Close of a mill', description: 'From eleven days down to four.' },
        place: { kind: 'paragraph', number: 2 },
      },
    ]);
    expect(found.certificates).toEqual([
      { name: 'MB-310', issuer: '', expires: null, place: { kind: 'paragraph', number: 5 } },
    ]);
  });

  it('takes no sentence and no item of a list for the title of work', () => {
    expect(work('• An item', 'A sentence that ends.', '2016 – 2018')).toEqual([
      { title: '', organisation: '', description: '' },
    ]);
    expect(work(`A line that is ${'very '.repeat(16)}long`, '2016 – 2018')[0]?.title).toBe('');
  });

  it('has the name in the largest letters, else the first that can be one', () => {
    const nameOf = (...texts: (string | [string, number])[]) => {
      const { firstName, lastName } = read(...texts);
      return firstName && `${firstName.text} ${lastName?.text}`;
    };
    expect(nameOf(['Power Platform', 10], ['Dema Example', 20], 'Leeds')).toBe('Dema Example');
    expect(nameOf(['Curriculum Vitae', 20], 'Dema Example', 'Ada Lovelace')).toBe('Dema Example');
    expect(nameOf(['Dema van der Example', 20])).toBe('Dema van der Example');
    expect(nameOf(['Dema van der Example Smith', 20])).toBe('Dema van der Example Smith');
    for (const none of ['dema example', 'iPhone Example', 'Dema Ex_mple', 'Dema closes books']) {
      expect(nameOf([none, 20])).toBeNull();
    }
    expect(nameOf(['Dema Example 2', 20])).toBeNull();
    expect(nameOf(['Certified Dynamics Finance And Operations Consultant', 20])).toBeNull();
    expect(nameOf(['Power BI consultant for closing books', 20])).toBeNull();
    expect(nameOf(['Dema Example', 0], 'Ada Lovelace')).not.toBeNull();
  });

  it('has a place, a headline and addresses below the name', () => {
    const found = read(
      ['Dema Example', 20],
      'Leeds, United Kingdom',
      'dema@example.com',
      '+44 20 7946 0123',
      'www.dema.example/cv',
      'Finance consultant',
    );
    expect(found.location?.text).toBe('Leeds, United Kingdom');
    expect(found.headline?.text).toBe('Finance consultant');
    expect(found.phones.map(({ text }) => text)).toEqual(['+44 20 7946 0123']);
    expect(found.links.map(({ text }) => text)).toEqual(['https://www.dema.example/cv']);
    expect(found.leftOut).toEqual([
      {
        ...{ what: 'dema@example.com', reason: 'account-has-it' },
        place: { kind: 'paragraph', number: 3 },
      },
    ]);
    const elsewhere = read(
      ['Dema Example', 20],
      'United Kingdom',
      'Contact',
      'York, United Kingdom',
    );
    expect(elsewhere.location?.text).toBe('York, United Kingdom');
    const told = read(
      ['Dema Example', 20],
      'IT',
      `We ${'do so much '.repeat(24)}.`,
      'Trainer, writer',
    );
    expect(told.location).toBeNull();
    expect(told.headline?.text).toBe('Trainer, writer');
    const long = `${'We close books and '.repeat(5)}work in Leeds, United Kingdom`;
    expect(read(['Dema Example', 20], long).location).toBeNull();
  });
});

describe('a written place', () => {
  it.each([
    ['Greater Leeds Metropolitan Area, United Kingdom', 'Leeds'],
    ['Leeds  Region, United Kingdom', 'Leeds'],
    ['Leeds Metropolitan  Area, United Kingdom', 'Leeds'],
    ['Area Leeds, United Kingdom', 'Area Leeds'],
    ['Leeds Areas, United Kingdom', 'Leeds Areas'],
  ])('has its city without what is around it: %s', (text, city) => {
    expect(readWhereFrom(text).city).toBe(city);
  });

  it('has a code of two letters, whatever it is written with', () => {
    expect(countryOfCode(' uk ')).toEqual({ country: 'uk', timezone: 'gmt' });
    for (const none of ['GBX', 'XGB', 'G1', 'G']) expect(countryOfCode(none)).toBeNull();
  });
});
