import { linesDown, pdfFile } from '#features/profiles/lib/documents/fixtures/pdf-fixture.ts';
import { wordFile } from '#features/profiles/lib/documents/fixtures/word-fixture.ts';
import { zipFile } from '#features/profiles/lib/documents/fixtures/zip-fixture.ts';

/*
 * The same made-up consultant in each of the four formats: demo data, not a real person.
 */

export const demoSummary =
  'I am demo data, and I help finance teams to close their month in days. For twelve years I have brought general ledgers, budgets and reports of Dynamics 365 Finance into order.';

const leadText =
  'Led the rollout of Dynamics 365 Finance in four countries: General Ledger, Budgeting and Tax. Brought the month-end close from eleven days down to four, and trained the people who do it now.';
const developerText =
  'Built extensions in X++ for AX 2012, warehouse management for two distributors, and the reports in Power BI that their boards read. Moved six companies from AX to the cloud.';
const projectText =
  'Demo project: a chart of accounts for nine companies, agreed with their controllers and live within a quarter.';

const csv = (...rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

/** The tables of LinkedIn's export, by their names. */
export const linkedInTables = {
  'Profile.csv': csv(
    [
      'First Name',
      'Last Name',
      'Maiden Name',
      'Address',
      'Birth Date',
      'Headline',
      'Summary',
      'Industry',
      'Zip Code',
      'Geo Location',
      'Twitter Handles',
      'Websites',
      'Instant Messengers',
    ],
    [
      'Dema',
      'Example',
      '',
      '',
      '',
      'Dynamics 365 Finance consultant',
      demoSummary,
      'IT',
      '',
      'Leeds, England, United Kingdom',
      '',
      '[PORTFOLIO:https://dema.example.com]',
      '',
    ],
  ),
  'Positions.csv': csv(
    ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
    ['Demo Ledgers Ltd', 'Lead consultant', leadText, 'Leeds', 'Jan 2020', ''],
    ['Demo Distribution plc', 'Developer', developerText, 'Leeds', 'Mar 2014', 'Jun 2020'],
  ),
  'Skills.csv': csv(
    ['Name'],
    ['Dynamics 365 Finance'],
    ['Power BI'],
    ['X++'],
    ['Data Migration'],
    ['Sales'],
    ['Origami'],
  ),
  'Certifications.csv': csv(
    ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
    [
      'Microsoft Certified: Dynamics 365 Finance Functional Consultant Associate',
      '',
      'Microsoft',
      'May 2024',
      '',
      'DEMO-1',
    ],
    ['Demo Origami Master', '', 'Demo Guild', 'May 2024', '', 'DEMO-2'],
  ),
  'Projects.csv': csv(
    ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
    ['One chart of accounts', projectText, '', 'Jan 2022', 'Apr 2022'],
  ),
  'PhoneNumbers.csv': csv(['Extension', 'Number', 'Type'], ['', '+44 20 7946 0123', 'Mobile']),
  'Email Addresses.csv': csv(
    ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
    ['dema@example.com', 'Yes', 'Yes', '1/1/24'],
  ),
  'Education.csv': csv(
    ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
    ['Demo University', '2008', '2012', '', 'BSc', ''],
  ),
  'messages.csv': csv(['CONVERSATION ID', 'CONTENT'], ['1', 'Nobody but me may read this.']),
  'Connections.csv': csv(['First Name', 'Last Name'], ['Somebody', 'Else']),
} as const;

/** LinkedIn's export, as it is unpacked and packed again on a Mac. */
export const linkedInExport = () =>
  zipFile(
    Object.entries(linkedInTables).map(([name, content]) => ({
      path: `Basic_LinkedInDataExport_01-02-2026/${name}`,
      content: `\ufeff${content}\r\n`,
    })),
  );

export const jsonResume = {
  basics: {
    name: 'Dema Example',
    label: 'Dynamics 365 Finance consultant',
    email: 'dema@example.com',
    phone: '+44 20 7946 0123',
    url: 'https://dema.example.com',
    summary: demoSummary,
    location: { city: 'Leeds', countryCode: 'GB', region: 'England' },
    profiles: [
      { network: 'LinkedIn', username: 'dema', url: 'https://www.linkedin.com/in/dema-example' },
    ],
  },
  work: [
    {
      name: 'Demo Ledgers Ltd',
      position: 'Lead consultant',
      startDate: '2020-01',
      summary: leadText,
    },
    {
      name: 'Demo Distribution plc',
      position: 'Developer',
      startDate: '2014-03-01',
      endDate: '2020-06-30',
      highlights: [developerText],
    },
  ],
  skills: [
    { name: 'Microsoft', keywords: ['Dynamics 365 Finance', 'Power BI', 'X++', 'Data Migration'] },
    { name: 'Paper', keywords: ['Origami'] },
  ],
  certificates: [{ name: 'Exam MB-310', issuer: 'Microsoft', date: '2024-05-01' }],
  projects: [{ name: 'One chart of accounts', description: projectText }],
  education: [{ institution: 'Demo University' }],
};
export const jsonResumeFile = () =>
  new Uint8Array(Buffer.from(JSON.stringify(jsonResume, null, 2)));

/** Lines no wider than a page. */
const wrapped = (text: string, width = 90): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
    return lines;
  }, []);

const resumeParagraphs = [
  '# Dema Example',
  'Dynamics 365 Finance consultant',
  'Leeds, United Kingdom',
  'dema@example.com | +44 20 7946 0123 | linkedin.com/in/dema-example',
  '## Summary',
  demoSummary,
  '## Experience',
  'Lead consultant, Demo Ledgers Ltd',
  'January 2020 – Present',
  leadText,
  'Developer, Demo Distribution plc',
  'March 2014 – June 2020',
  developerText,
  '## Projects',
  'One chart of accounts',
  projectText,
  '## Skills',
  'Dynamics 365 Finance, Power BI, X++, Data Migration, Origami',
  '## Certifications',
  'Microsoft Certified: Dynamics 365 Finance Functional Consultant Associate (MB-310)',
  '## Education',
  'Demo University, BSc, 2008 – 2012',
];

export const wordResume = () => wordFile(resumeParagraphs);
export const pdfResume = () =>
  pdfFile([linesDown(resumeParagraphs.flatMap((text) => wrapped(text)))]);

/** As LinkedIn writes a profile to a PDF: contact, skills and certifications in a narrow column on the left. */
export const linkedInPdf = () =>
  pdfFile([
    [
      ...linesDown(
        [
          '## Contact',
          '+44 20 7946 0123',
          'www.linkedin.com/in/dema-',
          'example (LinkedIn)',
          '## Top Skills',
          'Dynamics 365 Finance',
          'Power BI',
          'Data Migration',
          '## Certifications',
          'Dynamics 365 Finance Functional',
          'Consultant Associate',
        ],
        20,
      ),
      ...linesDown(
        [
          '# Dema Example',
          'Dynamics 365 Finance consultant',
          'Leeds, England, United Kingdom',
          '## Summary',
          ...wrapped(demoSummary, 60),
          '## Experience',
          'Demo Ledgers Ltd',
          'Lead consultant',
          'January 2020 - Present (5 years)',
          'Leeds',
          ...wrapped(leadText, 60),
          'Demo Distribution plc',
          'Developer',
          'March 2014 - June 2020 (6 years 4 months)',
          ...wrapped(developerText, 60),
        ],
        224,
      ),
      { text: 'Page 1 of 1', left: 280, bottom: 30 },
    ],
  ]);
