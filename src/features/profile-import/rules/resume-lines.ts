import { findSpan } from './month.ts';
import type { Place } from './place.ts';

/** A line of a written document. */
export interface ResumeLine {
  text: string;
  place: Place;
  /** Height of its letters; 0 where nothing is known of it. */
  size: number;
}

/** Columns and the like: lines that are read one after the other. */
export type ResumeFlow = readonly ResumeLine[];

export type SectionKind =
  | 'head'
  | 'summary'
  | 'work'
  | 'skills'
  | 'certificates'
  | 'projects'
  | 'contact'
  | 'other';

/** A heading and what stands below it; the head of a document has none. */
export interface ResumeSection {
  kind: SectionKind;
  heading: ResumeLine | null;
  lines: readonly ResumeLine[];
}

const headings: Readonly<Record<Exclude<SectionKind, 'head'>, string>> = {
  summary:
    'summary|professional summary|executive summary|career summary|profile|personal profile|about|about me|objective|personal statement|' +
    'profil|uber mich|zusammenfassung|kurzprofil|resume|a propos|extracto|perfil|sobre mi|samenvatting|over mij|profiel',
  work:
    'experience|work experience|professional experience|employment|employment history|work history|career history|career|' +
    'relevant experience|berufserfahrung|beruflicher werdegang|werdegang|experience professionnelle|experiences professionnelles|' +
    'experiences|experiencia|experiencia laboral|experiencia profesional|werkervaring|ervaring',
  skills:
    'skills|top skills|key skills|core skills|technical skills|skills and expertise|expertise|core competencies|competencies|' +
    'technologies|areas of expertise|tools|kenntnisse|fahigkeiten|top kenntnisse|it kenntnisse|fachkenntnisse|kompetenzen|competences|' +
    'competences cles|principales competences|aptitudes|aptitudes principales|habilidades|competencias|vaardigheden|belangrijkste vaardigheden',
  certificates:
    'certifications|certificates|certification|licenses and certifications|licences and certifications|professional certifications|' +
    'zertifizierungen|zertifikate|certificats|certificaciones|certificeringen|certificaten|accreditations',
  projects:
    'projects|selected projects|key projects|project experience|portfolio|projekte|projekterfahrung|ausgewahlte projekte|projets|proyectos|projecten',
  contact:
    'contact|contact details|contact information|personal details|kontakt|personliche daten|coordonnees|contacto|contactgegevens',
  other:
    'education|academic background|education and training|qualifications|languages|interests|hobbies|publications|references|awards|' +
    'honors awards|honors and awards|volunteering|volunteer experience|courses|patents|memberships|ausbildung|bildung|studium|sprachen|' +
    'interessen|auszeichnungen|ehrenamt|referenzen|formation|langues|centres d interet|benevolat|educacion|formacion|idiomas|intereses|' +
    'opleiding|opleidingen|talen|hobby s|referenties',
};

const kindByHeading = new Map<string, SectionKind>(
  Object.entries(headings).flatMap(([kind, list]) =>
    list.split('|').map((words): [string, SectionKind] => [words, kind as SectionKind]),
  ),
);

const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** What a line is the heading of; null for any other line. */
const headingKind = (text: string): SectionKind | null =>
  text.length > 60 ? null : (kindByHeading.get(comparable(text)) ?? null);

/** Takes a flow of lines apart at its headings. A line that `isHead` begins a head, wherever it stands. */
export function sectionsOf(
  flow: ResumeFlow,
  isHead: (line: ResumeLine) => boolean,
): ResumeSection[] {
  const sections: { kind: SectionKind; heading: ResumeLine | null; lines: ResumeLine[] }[] = [
    { kind: 'head', heading: null, lines: [] },
  ];
  for (const line of flow) {
    const kind = headingKind(line.text);
    if (isHead(line)) sections.push({ kind: 'head', heading: null, lines: [line] });
    else if (kind) sections.push({ kind, heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

const isAddress = /@|:\/\/|www\.|\.com\b/;
const endsSentence = /[.!?:;]$/;
const beginsItem = /^[\s•●▪◦‣·*–—-]+\S/;

/**
 * Puts together what a page broke into lines: a line that runs to the edge goes on in the next one, and so does one whose
 * next begins with a small letter. Headings, items of lists and lines with dates begin anew.
 */
export function unwrapped(flow: ResumeFlow): ResumeLine[] {
  const longest = new Map<number, number>();
  for (const { size, text } of flow) {
    longest.set(size, Math.max(longest.get(size) ?? 0, text.length));
  }
  const lines: (ResumeLine & { lastLength: number })[] = [];
  for (const line of flow) {
    const { text, size } = line;
    const before = lines.at(-1);
    const isFull = before && before.lastLength >= 0.75 * (longest.get(size) ?? 0);
    const goesOn =
      before &&
      before.size === size &&
      headingKind(before.text) === null &&
      headingKind(text) === null &&
      !beginsItem.test(text) &&
      !isAddress.test(text) &&
      !findSpan(text) &&
      !findSpan(before.text) &&
      (/^\p{Ll}/u.test(text) ||
        (isFull && !endsSentence.test(before.text) && before.lastLength > 25));
    if (goesOn) {
      // An address that was broken has no space in it.
      const isBrokenAddress = isAddress.test(before.text) && /[-/]$/.test(before.text);
      before.text += isBrokenAddress ? text : ` ${text}`;
      before.lastLength = text.length;
    } else lines.push({ ...line, lastLength: text.length });
  }
  return lines;
}
