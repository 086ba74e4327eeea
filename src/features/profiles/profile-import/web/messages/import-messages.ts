/** What is said while a file is read, and of what became of it. */
export const importMessages = {
  reading: 'Reading your file…',
  read: 'File read',
  forgotten:
    'The file is read and forgotten: neither it nor anything in it is kept. Messages, contacts and connections in a LinkedIn export are not even opened.',
  tooLarge:
    'This file is larger than 10 MB. LinkedIn’s smaller export is enough: choose Profile, Positions, Skills, Certifications and Projects there. A PDF becomes smaller without its pictures.',
  empty: 'This file is empty. Please choose another one.',
  notSent: 'The file could not be sent. Please check your connection and try again.',
  nothingLost: 'Nothing in your form has changed.',
} as const;

/** Words for what the server refuses; for other codes its own sentence says enough. */
export const importRefusalWords: Readonly<Record<string, string>> = {
  IMPORT_TOO_LARGE: importMessages.tooLarge,
  NOT_A_PROFILE_FILE:
    'This is none of the files we can read. Please choose LinkedIn’s export (.zip), a JSON Resume (.json), a PDF or a Word document (.docx).',
  FILE_PROTECTED:
    'This file is kept by a password, or was made by Word before 2007. Please save it without a password as .docx or PDF, and choose it again.',
  FILE_BROKEN:
    'This file is damaged and cannot be read. Please download or save it once more, and choose it again.',
  FILE_TOO_COMPLEX:
    'This file unfolds to more than we can read. Please choose a smaller one: LinkedIn’s smaller export, or a CV without pictures.',
  NO_TEXT_IN_FILE:
    'There is no text in this file, only pictures, as in a scan. Please choose one whose text can be marked and copied.',
  NO_PROFILE_IN_FILE: 'We found nothing in this file that the form asks for. Is it the right one?',
  IMPORT_BUSY: 'Many files are being read right now. Please try again in a moment.',
  UNAUTHORIZED: 'You are signed out. Please sign in again; what you entered is kept.',
};

/** How LinkedIn hands out its export. */
export const linkedInSteps = [
  'On LinkedIn, open Settings & Privacy, then Data privacy, then “Get a copy of your data”.',
  'Choose the smaller download, or tick Profile, Positions, Skills, Certifications and Projects, and request it.',
  'LinkedIn sends you a link, mostly within minutes. Download the zip and choose it here as it is.',
  'Quicker still: “Save to PDF” under “More” on your own LinkedIn profile. The PDF is read, too.',
] as const;
