import {
  type FoundCertificate,
  type FoundProfile,
  type FoundProject,
  type FoundWork,
  type LeftOut,
  nothingFound,
  type Said,
} from './found-profile.ts';
import { certificationOf } from './held-certifications.ts';
import { findSpan } from './month.ts';
import {
  type ResumeFlow,
  type ResumeLine,
  type ResumeSection,
  type SectionKind,
  sectionsOf,
  unwrapped,
} from './resume-lines.ts';
import { splitName } from './split-name.ts';
import { readWhereFrom } from './where-from.ts';

const bullet = /^[\s•●▪◦‣·*–—-]+(?=\S)/;
const bare = (text: string): string => text.replace(bullet, '').trim();

const said = ({ text, place }: ResumeLine): Said => ({ text: bare(text), place });
const email = /[\w.+-]+@[\w-]+\.[\w.]+/;
const phone = /(?:\+|\(0|\b0|\b\(?\d{3})[\d\s().\-/]{7,20}\d/g;
const webAddress = /(?:https?:\/\/|www\.|\blinkedin\.com\/)[^\s|,;()<>"']+/gi;
const pageNumber = /^(?:page|seite|página|pagina)?\s*\d+\s*(?:(?:of|von|de|van|\/)\s*\d+)?$/i;

const isContact = (text: string): boolean =>
  email.test(text) || new RegExp(webAddress).test(text) || new RegExp(phone).test(text);

/** A name is a few words that begin with capitals, and nothing else on its line. */
function isName(text: string): boolean {
  if (/\d|@|:/.test(text) || /curriculum|vitae|résumé|resume|lebenslauf/i.test(text)) return false;
  const words = text.replace(/,.*$/, '').split(/\s+/);
  return (
    splitName(text) !== null &&
    words.length <= 5 &&
    words.every((word) =>
      /^(?:\p{Lu}[\p{L}'’.-]*|(?:van|von|de|der|den|da|di|du|la|le|el|al|bin))$/u.test(word),
    )
  );
}

/** The person's name: of the lines before the first heading of a flow the largest that can be one, else the first. */
function findName(heads: readonly ResumeLine[]): ResumeLine | null {
  const candidates = heads.filter(({ text }) => isName(text));
  const largest = Math.max(...heads.map(({ size }) => size), 0);
  return candidates.find(({ size }) => size === largest) ?? candidates[0] ?? null;
}

/** "Example Ltd · Senior consultant" and the lines above the dates: what the work was called, as it stands there. */
function readWork(lines: readonly ResumeLine[]): FoundWork[] {
  const work: FoundWork[] = [];
  let above: string[] = [];
  let body: string[] = [];
  const close = () => {
    const last = work.at(-1);
    if (last) last.description = body.join('\n');
    body = [];
  };
  for (const line of lines) {
    const span = findSpan(line.text);
    if (span) {
      // Lines that stand above the dates belong to them, not to what came before.
      const next = span.rest === '' ? above.slice(-2) : [span.rest];
      body =
        span.rest === '' ? body.slice(0, body.length - Math.min(next.length, body.length)) : body;
      close();
      const [title = '', organisation = ''] = next.reverse();
      work.push({
        title,
        organisation,
        description: '',
        start: span.start,
        end: span.end,
        place: line.place,
      });
      above = [];
      continue;
    }
    const text = bare(line.text);
    // A title is short, and no item of a list or piece of a sentence.
    const isShort = text.length <= 90 && !bullet.test(line.text) && !/[.;:]$/.test(text);
    above = isShort ? [...above, text] : [];
    body.push(text);
  }
  close();
  return work;
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

/** Reads a CV from the lines of a document: a PDF or a Word file, whatever made it. */
export function readResume(flows: readonly ResumeFlow[]): FoundProfile {
  const cleaned = flows.map((flow) =>
    unwrapped(flow.filter(({ text }) => !pageNumber.test(text.trim()))),
  );
  const all = cleaned.flat();
  const largest = Math.max(...all.map(({ size }) => size), 0);
  const isTold = all.some(({ size }) => size < largest);
  // A name in the largest letters is the beginning, also where a narrow column was drawn before it. Where all are of one size, that tells
  // nothing: "Example Ltd" could be a name as well.
  const isHead = ({ size, text }: ResumeLine) => isTold && size === largest && isName(text);
  const sections = cleaned.flatMap((flow) => sectionsOf(flow, isHead));
  const linesOf = (...kinds: readonly SectionKind[]): ResumeLine[] =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);

  const head = linesOf('head');
  const name = findName(head);
  const names = name ? splitName(name.text) : null;
  const part = (text: string | undefined): Said | null =>
    name && text ? { text, place: name.place } : null;

  const belowName = name ? head.slice(head.indexOf(name) + 1) : head;
  const isPlace = ({ text }: ResumeLine) =>
    text.length <= 80 && text.includes(',') && readWhereFrom(text).country !== null;
  const location = belowName.concat(linesOf('contact')).find(isPlace) ?? null;
  const headline =
    belowName.find(
      (line) =>
        line !== location &&
        !isContact(line.text) &&
        /\p{L}{3}/u.test(line.text) &&
        line.text.length <= 220,
    ) ?? null;

  const links = all.flatMap((line) =>
    (line.text.match(webAddress) ?? []).map(
      (text): Said => ({
        text: /^https?:/i.test(text) ? text : `https://${text}`,
        place: line.place,
      }),
    ),
  );
  const phones = linesOf('head', 'contact').flatMap((line) =>
    (line.text.match(phone) ?? []).map((text): Said => ({ text: text.trim(), place: line.place })),
  );
  const summary = linesOf('summary');
  const workLines = linesOf('work');

  return {
    ...nothingFound,
    firstName: part(names?.firstName),
    lastName: part(names?.lastName),
    headline: headline && said(headline),
    location: location && said(location),
    summary: joined(summary),
    phones,
    links,
    work: readWork(workLines),
    workText: workLines.map(said),
    skills: linesOf('skills').flatMap(skillsIn),
    certificates: linesOf('certificates').map(certificateIn).concat(certificatesNamed(sections)),
    projects: readProjects(linesOf('projects')),
    leftOut: leftOutOf(sections, all),
  };
}

/** Lines that belong together, at the place of the first. */
function joined(lines: readonly ResumeLine[]): Said | null {
  const [first] = lines;
  return first
    ? { text: lines.map(({ text }) => text.trim()).join(' '), place: first.place }
    : null;
}

const skillsIn = (line: ResumeLine): Said[] =>
  bare(line.text)
    .replace(/^[^:]{1,30}:\s+/, '')
    .split(/\s*[,;|•●·]\s*/)
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
    .filter(({ kind }) => kind !== 'certificates')
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => /\b[A-Z]{2,3}-?\d{3}\b|certified|associate|\bPMP\b/i.test(text))
    .map(certificateIn)
    .filter((each) => certificationOf(each) !== null && !/^microsoft certified\b/i.test(each.name));

function leftOutOf(sections: readonly ResumeSection[], all: readonly ResumeLine[]): LeftOut[] {
  const mail = all.find(({ text }) => email.test(text));
  return [
    ...sections.flatMap(({ kind, heading }): LeftOut[] =>
      kind === 'other' && heading
        ? [{ what: heading.text.trim(), reason: 'no-field', place: heading.place }]
        : [],
    ),
    ...(mail
      ? [
          {
            what: email.exec(mail.text)?.[0] ?? '',
            reason: 'account-has-it',
            place: mail.place,
          } as const,
        ]
      : []),
  ];
}
