import {
  type FoundCertificate,
  type FoundProfile,
  type FoundProject,
  type LeftOut,
  nothingFound,
  type Said,
} from './found-profile.ts';
import { headingKinds, type SectionKind } from './headings.ts';
import { bare, bullet, hasRole } from './line-words.ts';
import {
  bareAddressesOf,
  email,
  isTitlePiece,
  type Piece,
  phonesOf,
  piecesOf,
  placeOf,
  unreadPieces,
  webAddress,
} from './person-lines.ts';
import { readLanguages } from './read-languages.ts';
import { readWork } from './read-work.ts';
import {
  headingSizes,
  type ResumeFlow,
  type ResumeLine,
  type ResumeSection,
  sectionsOf,
  unwrapped,
} from './resume-lines.ts';
import { findSpan } from './spans.ts';
import { splitName } from './split-name.ts';
import { certificationOf } from './valid-certifications.ts';

const said = ({ text, place }: ResumeLine): Said => ({ text: bare(text), place });
const pageNumber = /^(?:page|seite|página|pagina)?\s*\d+\s*(?:(?:of|von|de|van|\/)\s*\d+)?$/i;

/** A name is a few words that begin with capitals, and nothing else on its line. */
function isName(text: string): boolean {
  if (/\d|@|:/.test(text) || /curriculum|vitae|résumé|resume|lebenslauf/i.test(text)) return false;
  if (headingKinds(text).length > 0 || hasRole(text.replace(/,.*$/, ''))) return false;
  const words = text.replace(/,.*$/, '').split(/\s+/);
  return (
    splitName(text) !== null &&
    words.length <= 5 &&
    words.every((word) =>
      /^(?:[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*|(?:van|von|de|der|den|da|di|du|la|le|el|al|bin))$/u.test(
        word,
      ),
    )
  );
}

/** The person's name: of the lines before the first heading of a flow the largest that can be one, else the first. */
function findName(heads: readonly ResumeLine[]): ResumeLine | null {
  const candidates = heads.filter(({ text }) => isName(text));
  const largest = Math.max(...heads.map(({ size }) => size), 0);
  return candidates.find(({ size }) => size === largest) ?? candidates[0] ?? null;
}

/** A short line and the longer ones below it are a project. */
function readProjects(lines: readonly ResumeLine[]): FoundProject[] {
  const projects: { title: string; description: string[]; place: ResumeLine['place'] }[] = [];
  for (const line of lines) {
    const text = bare(line.text);
    const last = projects.at(-1);
    const isTitle =
      text.length <= 100 &&
      !bullet.test(line.text) &&
      !/[.;,]$/.test(text) &&
      /^\p{Lu}/u.test(text);
    if (isTitle && (!last || last.description.length > 0)) {
      projects.push({ title: findSpan(text)?.rest || text, description: [], place: line.place });
    } else if (last && !findSpan(text)) last.description.push(text);
  }
  return projects.map(({ description, ...project }) => ({
    ...project,
    description: description.join('\n'),
  }));
}

/** The headline: the first line below the name that says what the person is, without pieces that say anything else. */
function findHeadline(lines: readonly ResumeLine[]): { headline: Said; pieces: Piece[] } | null {
  for (const line of lines) {
    const pieces = piecesOf(line);
    const titles = pieces.filter(isTitlePiece);
    const [title] = titles;
    if (!title) continue;
    const isWhole = titles.length === pieces.length && line.text.length <= 220;
    const text = isWhole ? bare(line.text) : titles.map((each) => each.text).join(' | ');
    return { headline: { text, place: line.place }, pieces: titles };
  }
  return null;
}

function linksIn(lines: readonly ResumeLine[], pieces: readonly Piece[]): Said[] {
  const written = lines.flatMap((line) => [
    ...(line.text.match(webAddress) ?? []).map((text) => ({
      text: /^https?:/i.test(text) ? text : `https://${text}`,
      place: line.place,
    })),
    ...(line.links ?? [])
      .filter((address) => /^https?:/i.test(address))
      .map((text) => ({ text, place: line.place })),
  ]);
  return [...written, ...bareAddressesOf(pieces)];
}

/** Numbers behind words: "Call me". */
const phonesBehind = (lines: readonly ResumeLine[]): Said[] =>
  lines.flatMap(({ links = [], place }) =>
    links
      .filter((address) => /^tel:/i.test(address))
      .map((address) => ({ text: address.replace(/^tel:/i, ''), place })),
  );

/** Reads a CV from the lines of a document: a PDF or a Word file, whatever made it. */
export function readResume(flows: readonly ResumeFlow[]): FoundProfile {
  const cleaned = flows.map((flow) =>
    unwrapped(flow.filter(({ text }) => !pageNumber.test(text.trim()))),
  );
  const all = cleaned.flat();
  const largest = Math.max(...all.map(({ size }) => size), 0);
  const isTold = all.some(({ size }) => size < largest);
  // A name in the largest letters is the beginning, also where a narrow column was drawn before it. Where all are of
  // one size, that tells nothing: "Example Ltd" could be a name as well.
  const isHead = ({ size, text }: ResumeLine) => isTold && size === largest && isName(text);
  const sizes = headingSizes(cleaned);
  const sections = cleaned.flatMap((flow) => sectionsOf(flow, isHead, sizes));
  const linesOf = (...kinds: readonly SectionKind[]): ResumeLine[] =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);

  const head = linesOf('head');
  const name = findName(head);
  const names = name ? splitName(name.text) : null;
  const part = (text: string | undefined): Said | null =>
    name && text ? { text, place: name.place } : null;

  const belowName = name ? head.slice(head.indexOf(name) + 1) : head;
  const found = findHeadline(belowName);
  const ofPerson = head
    .filter((line) => line !== name)
    .concat(linesOf('contact'))
    .map(piecesOf);
  // A headline may be made of several pieces; the same line is taken apart to the same ones.
  const pieces = ofPerson.flat();
  const isOfHeadline = (piece: Piece) =>
    found?.pieces.some(({ text, line }) => text === piece.text && line === piece.line) ?? false;
  const location = placeOf(
    pieces.filter(({ line }) => belowName.includes(line) || !head.includes(line)),
  );
  const used = new Set(
    pieces.filter((piece) => piece.text === location?.text || isOfHeadline(piece)),
  );
  const { work, unread } = readWork(linesOf('work'));
  const summary = linesOf('summary');
  const workLines = linesOf('work');

  return {
    ...nothingFound,
    firstName: part(names?.firstName),
    lastName: part(names?.lastName),
    headline: found?.headline ?? null,
    location: location && { text: location.value, place: location.place },
    summary: joined(summary),
    phones: [...phonesOf(pieces), ...phonesBehind(all)],
    links: linksIn(all, pieces),
    work,
    workText: workLines.map(said),
    ...skillsAndCertificatesIn(sections),
    languages: languageLinesIn(sections).map(said),
    projects: readProjects(linesOf('projects')),
    hasUnreadDates: unread.length > 0,
    leftOut: [...leftOutOf(sections, all), ...unreadPieces(pieces, used), ...unread],
  };
}

// "Dynamics-" at the end of one line, "Projekte" at the beginning of the next.
const compound = /(?<=\p{L})-\s(?=\p{Lu})/gu;

/** Lines that belong together, at the place of the first. */
function joined(lines: readonly ResumeLine[]): Said | null {
  const [first] = lines;
  return first
    ? {
        text: lines
          .map(({ text }) => text.trim())
          .join(' ')
          .replace(compound, '-'),
        place: first.place,
      }
    : null;
}

const skillsIn = (line: ResumeLine): Said[] =>
  bare(line.text)
    .replace(/^[^:]{1,30}:\s+/, '')
    .split(/\s*[,;|•●·]\s*|\s+\/\s+/)
    .filter((text) => text !== '')
    .map((text) => ({ text, place: line.place }));

const certificateIn = ({ text, place }: ResumeLine): FoundCertificate => ({
  name: bare(text),
  issuer: '',
  expires: null,
  place,
});

/** Certifications that are named elsewhere, by their whole name or exam. */
const certificatesNamed = (sections: readonly ResumeSection[]): FoundCertificate[] =>
  sections
    .filter(({ kind, alsoNamed }) => ![kind, ...alsoNamed].includes('certificates'))
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => /\b[A-Z]{2,3}-?\d{3}\b|certified|associate|\bPMP\b/i.test(text))
    .map(certificateIn)
    .filter((each) => certificationOf(each) !== null && !/^microsoft certified\b/i.test(each.name));

const isCertificate = (line: ResumeLine): boolean =>
  /certif|zertif|certyf/i.test(line.text) || certificationOf(certificateIn(line)) !== null;

/** Whether a line names languages and nothing else. */
const isOfLanguages = ({ text }: ResumeLine): boolean => readLanguages(bare(text)) !== null;

/** The lines about languages; of a part that has more in it, those that name languages and nothing else. */
const languageLinesIn = (sections: readonly ResumeSection[]): ResumeLine[] =>
  sections.flatMap(({ kind, alsoNamed, lines }) => {
    if (kind === 'languages' && alsoNamed.length === 0) return lines;
    return [kind, ...alsoNamed].includes('languages') ? lines.filter(isOfLanguages) : [];
  });

/** Of a part that is called "Skills & certifications" each line is what it says. */
function skillsAndCertificatesIn(
  sections: readonly ResumeSection[],
): Pick<FoundProfile, 'skills' | 'certificates'> {
  const skills: ResumeLine[] = [];
  const certificates: ResumeLine[] = [];
  for (const { kind, alsoNamed, lines } of sections) {
    const named = [kind, ...alsoNamed];
    for (const line of lines) {
      if (named.includes('languages') && isOfLanguages(line)) continue;
      const isOne =
        named.includes('certificates') && (!named.includes('skills') || isCertificate(line));
      if (isOne) certificates.push(line);
      else if (named.includes('skills')) skills.push(line);
    }
  }
  return {
    skills: skills.flatMap(skillsIn),
    certificates: certificates.map(certificateIn).concat(certificatesNamed(sections)),
  };
}

function leftOutOf(sections: readonly ResumeSection[], all: readonly ResumeLine[]): LeftOut[] {
  const written = all.find(({ text }) => email.test(text));
  const behind = all.find(({ links }) => links?.some((address) => /^mailto:/i.test(address)));
  const mail = written ?? behind;
  return [
    ...sections.flatMap(({ kind, alsoNamed, heading, lines }): LeftOut[] => {
      const isLost = kind === 'other' || kind === 'unknown' || alsoNamed.includes('other');
      if (!heading || !isLost || lines.length === 0) return [];
      const reason = kind === 'unknown' ? 'not-understood' : 'no-field';
      return [{ what: heading.text.trim(), reason, place: heading.place }];
    }),
    ...(mail
      ? [
          {
            what: email.exec(mail.text)?.[0] ?? mail.text,
            reason: 'account-has-it',
            place: mail.place,
          } as const,
        ]
      : []),
  ];
}
