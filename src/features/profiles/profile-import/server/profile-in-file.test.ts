import { describe, expect, it } from 'vitest';
import { linesDown, pdfFile } from '#features/profiles/lib/documents/fixtures/pdf-fixture.ts';
import { wordFile } from '#features/profiles/lib/documents/fixtures/word-fixture.ts';
import { zipFile } from '#features/profiles/lib/documents/fixtures/zip-fixture.ts';
import {
  demoSummary,
  jsonResume,
  jsonResumeFile,
  linkedInExport,
  linkedInPdf,
  linkedInTables,
  pdfResume,
  wordResume,
} from '#tests/support/profile-files.ts';
import { profileInFile } from './queries/profile-in-file.ts';

const now = new Date('2026-11-22T12:00:00Z');
const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

/** The draft of a file, or why there is none. */
async function read(file: Uint8Array) {
  const draft = await profileInFile(file, now);
  if ('refused' in draft) throw new Error(draft.refused);
  const values = Object.fromEntries(
    Object.entries(draft.fields).map(([name, field]) => [name, field.value]),
  );
  return { ...draft, values };
}

const person = {
  firstName: 'Dema',
  lastName: 'Example',
  phone: '+44 20 7946 0123',
  title: 'Dynamics 365 Finance consultant',
  country: 'uk',
  city: 'Leeds',
  timezone: 'gmt',
  yearsExperience: 12,
  summary: demoSummary,
};
const knowledge = {
  skillModules: [
    'finance-operations.general-ledger',
    'finance-operations.budgeting',
    'finance-operations.tax',
  ],
  certifications: ['d365-finance-consultant'],
};
const skills = ['data-migration', 'finance-operations', 'fo-development', 'power-bi'];

describe('the same person in every format', () => {
  it.each([
    ['linkedin', linkedInExport],
    ['json-resume', jsonResumeFile],
    ['word', wordResume],
    ['pdf', pdfResume],
    ['pdf', linkedInPdf],
  ])('is read from %s', async (format, make) => {
    const { values, fields, ...draft } = await read(make());
    expect(draft.format).toBe(format);
    expect(values).toMatchObject({ ...person, ...knowledge });
    expect([...(fields.primarySkills?.value ?? [])].sort()).toEqual(skills);
    expect(values.experience).toContain(
      'Brought the month-end close from eleven days down to four',
    );
    expect(values).not.toHaveProperty('hourlyRate');
  });
});

describe('LinkedIn’s export', () => {
  it('names the row that each field came from, and the words that each skill did', async () => {
    const { fields } = await read(linkedInExport());
    const row = (file: string, number: number) => ({ kind: 'row', file, number });
    expect(fields.title).toEqual({
      value: person.title,
      places: [row('Profile.csv', 1)],
      words: [],
    });
    expect(fields.yearsExperience?.places).toEqual([
      row('Positions.csv', 1),
      row('Positions.csv', 2),
    ]);
    expect(fields.primarySkills?.words).toContain('Power BI');
    expect(fields.primarySkills?.places).toContainEqual(row('Skills.csv', 2));
    expect(fields.secondarySkills?.words).toEqual(['warehouse management']);
    expect(fields.websiteUrl?.value).toBe('https://dema.example.com');
  });

  it('says what it leaves out, and never opens what is private', async () => {
    const { leftOut } = await read(linkedInExport());
    const reasons = Object.fromEntries(leftOut.map(({ what, reason }) => [what, reason]));
    expect(reasons).toEqual({
      Origami: 'not-in-catalogue',
      'Demo Origami Master': 'not-in-catalogue',
      Sales: 'too-generic',
      'warehouse management': 'product-not-primary',
      'Education.csv': 'no-field',
      'Email Addresses.csv': 'account-has-it',
      'messages.csv': 'not-opened',
      'Connections.csv': 'not-opened',
    });
  });

  it('may be one of its tables alone, under any name, in UTF-16', async () => {
    const { format, values } = await read(
      bytes(`\ufeff${linkedInTables['Profile.csv']}`, 'utf16le'),
    );
    expect(format).toBe('linkedin');
    expect(values).toMatchObject({ firstName: 'Dema', city: 'Leeds' });
  });

  it('may be in German, French, Spanish or Dutch', async () => {
    const exportIn = (profile: string, positions: string) =>
      zipFile([
        { path: 'a.csv', content: profile },
        { path: 'b.csv', content: positions },
      ]);
    const row = 'Dema,Example,Power BI lead';
    const work = (from: string, to: string) => `Demo plc,Lead consultant,Power BI,${from},${to}`;
    const files = [
      exportIn(
        `Vorname,Nachname,Slogan\n${row}`,
        `Unternehmen,Titel,Beschreibung,Gestartet am,Beendet am\n${work('Jan. 2010', 'Dez. 2019')}`,
      ),
      exportIn(
        `Prénom,Nom de famille,Titre du profil\n${row}`,
        `Nom de l'entreprise,Intitulé,Description,Commencé le,Terminé le\n${work('janv. 2010', 'déc. 2019')}`,
      ),
      exportIn(
        `Nombre,Apellidos,Titular\n${row}`,
        `Empresa,Cargo,Descripción,Fecha de inicio,Fecha de finalización\n${work('ene 2010', 'dic 2019')}`,
      ),
      exportIn(
        `Voornaam,Achternaam,Kopregel\n${row}`,
        `Bedrijf,Functie,Beschrijving,Begonnen op,Beëindigd op\n${work('jan. 2010', 'dec. 2019')}`,
      ),
    ];
    for (const file of files) {
      expect((await read(file)).values).toMatchObject({
        firstName: 'Dema',
        lastName: 'Example',
        title: 'Power BI lead',
        yearsExperience: 10,
        primarySkills: ['power-bi'],
      });
    }
  });

  it('is read with positions whose dates no one understands, and says so', async () => {
    const table =
      'Company Name,Title,Description,Started On,Finished On\nDemo plc,Power BI lead,,some day,';
    const { values, leftOut } = await read(bytes(table));
    expect(values).not.toHaveProperty('yearsExperience');
    expect(values).toMatchObject({ title: 'Power BI lead', experience: 'Power BI lead, Demo plc' });
    expect(leftOut).toContainEqual({
      what: 'some day',
      reason: 'not-understood',
      place: { kind: 'row', file: 'table.csv', number: 1 },
    });
  });
});

describe('a JSON Resume', () => {
  it('names the path that each field came from', async () => {
    const { fields } = await read(jsonResumeFile());
    expect(fields.summary?.places).toEqual([{ kind: 'path', path: 'basics.summary' }]);
    expect(fields.experience?.places).toEqual([
      { kind: 'path', path: 'work[0]' },
      { kind: 'path', path: 'work[1]' },
    ]);
    expect(fields.linkedinUrl?.value).toBe('https://www.linkedin.com/in/dema-example');
  });

  it('may hold values of every other kind, and names of inherited things', async () => {
    const odd = {
      basics: { name: 7, label: ['Power BI'], summary: null, phone: {}, location: 3 },
      work: [null, 1, 'x', { position: { toString: 'Lead' }, startDate: [] }],
      skills: [{ name: 'Power BI', keywords: 'none' }, { keywords: [1, null, ['x'], 'X++'] }],
      certificates: 'none',
      __proto__: { projects: [{ name: 'constructor' }] },
    };
    const { values } = await read(bytes(JSON.stringify(odd)));
    expect(values).toEqual({ primarySkills: ['power-bi', 'fo-development'] });
  });

  it('is cut to what the form takes, and says what was cut', async () => {
    const long = `${'I close books with care. '.repeat(200)}`;
    const { fields, leftOut } = await read(
      bytes(
        JSON.stringify({
          ...jsonResume,
          basics: {
            ...jsonResume.basics,
            summary: long,
            label: `${'Power BI lead | '.repeat(20)}end`,
          },
        }),
      ),
    );
    expect(fields.summary?.value.length).toBeLessThanOrEqual(500);
    expect(fields.summary?.value.endsWith('care.')).toBe(true);
    expect(fields.title?.value.length).toBeLessThanOrEqual(120);
    expect(leftOut.filter(({ reason }) => reason === 'shortened')).toHaveLength(1);
  });

  it('leaves out what has ended, what does not fit, and what is too short', async () => {
    const { values, leftOut } = await read(
      bytes(
        JSON.stringify({
          ...jsonResume,
          certificates: [
            { name: 'PMP', endDate: '2020-01' },
            { name: 'Azure Fundamentals AZ-900', endDate: '2020-01' },
          ],
          projects: [{ name: 'Short', description: 'Too short.' }],
          basics: { ...jsonResume.basics, phone: '12', profiles: [], url: 'javascript:alert(1)' },
        }),
      ),
    );
    expect(values.certifications).toEqual(['azure-fundamentals']);
    expect(values).not.toHaveProperty('portfolioProjects');
    expect(values).not.toHaveProperty('phone');
    expect(values).not.toHaveProperty('websiteUrl');
    const reasonOf = (what: string) => leftOut.find((left) => left.what === what)?.reason;
    expect([reasonOf('PMP'), reasonOf('Short'), reasonOf('12')]).toEqual([
      'expired',
      'incomplete',
      'not-understood',
    ]);
  });

  it('of nothing that a profile asks for is refused', async () => {
    expect(await profileInFile(bytes('{"basics":{}}'), now)).toEqual({ refused: 'nothing-found' });
  });
});

describe('a written CV', () => {
  it('names paragraphs, or pages', async () => {
    const word = await read(wordResume());
    expect(word.fields.title?.places).toEqual([{ kind: 'paragraph', number: 2 }]);
    const pdf = await read(pdfResume());
    expect(pdf.fields.title?.places).toEqual([{ kind: 'page', number: 1 }]);
  });

  it('begins with the name in the largest letters, wherever a column puts it', async () => {
    const { values } = await read(
      pdfFile([
        linesDown([
          '## Skills',
          'Power BI',
          '## Languages',
          'English',
          '# Dema Example',
          'Power BI consultant',
          'Leeds, United Kingdom',
        ]),
      ]),
    );
    expect(values).toEqual({
      firstName: 'Dema',
      lastName: 'Example',
      title: 'Power BI consultant',
      city: 'Leeds',
      country: 'uk',
      timezone: 'gmt',
      // Nothing is said of the level.
      languages: [{ language: 'en', level: '' }],
      primarySkills: ['power-bi'],
    });
  });

  it('keeps markup as the characters that it is', async () => {
    const { values } = await read(
      wordFile([
        '# Dema Example',
        'Lead <script>alert(1)</script> & Power BI',
        '## Summary',
        '<b>=1+1</b>',
      ]),
    );
    expect(values).toMatchObject({
      title: 'Lead <script>alert(1)</script> & Power BI',
      summary: '<b>=1+1</b>',
    });
  });

  it('without headings still says who a user is and what they name', async () => {
    const { values } = await read(
      wordFile(['Dema Example', 'Power BI consultant', 'dema@example.com']),
    );
    expect(values).toEqual({
      firstName: 'Dema',
      lastName: 'Example',
      title: 'Power BI consultant',
      primarySkills: ['power-bi'],
    });
  });
});
