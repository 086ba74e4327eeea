import { plainLetters } from '#catalogue/plain-letters.ts';

/** What a part of a CV is about. `unknown`: it has a heading that says none of the others. */
export type SectionKind =
  | 'head'
  | 'summary'
  | 'work'
  | 'skills'
  | 'certificates'
  | 'projects'
  | 'languages'
  | 'contact'
  | 'other'
  | 'unknown';

const words = (list: string): readonly string[] => list.split(/\s+/);

/**
 * What the words of a heading are about, in English, German, French, Spanish, Dutch, Italian and Polish, without
 * accents. Where one phrase has words of several kinds, the kind that stands first here counts: "Language skills" are
 * languages, "Project experience" is projects.
 */
const wordsOfKinds: readonly [Exclude<SectionKind, 'head' | 'unknown'>, readonly string[]][] = [
  [
    'languages',
    words(
      'language languages linguistiques langues linguisticas idiomas linguistiche lingue sprachen sprachkenntnisse fremdsprachen ' +
        'talen talenkennis taalvaardigheden jezyki znajomosc',
    ),
  ],
  [
    'other',
    words(
      'education educational academic academics studies degree degrees hobbies hobby hobbys interests volunteering volunteer ' +
        'publications publication references referees awards award honors honours memberships membership affiliations patents courses coursework ' +
        'driving training trainings achievements accomplishments conferences speaking talks ' +
        'ausbildung bildung schulbildung studium interessen auszeichnungen ehrenamt referenzen ' +
        'weiterbildung weiterbildungen fortbildung fortbildungen hochschulausbildung schule publikationen veroffentlichungen fuhrerschein ' +
        'formation formations interet benevolat diplomes etudes loisirs distinctions ' +
        'educacion formacion intereses voluntariado estudios publicaciones referencias premios aficiones ' +
        'opleiding opleidingen hobbys referenties cursussen nevenactiviteiten onderwijs ' +
        'istruzione formazione interessi volontariato pubblicazioni ' +
        'wyksztalcenie edukacja zainteresowania kursy szkolenia',
    ),
  ],
  ['contact', words('contact kontakt kontaktdaten coordonnees contacto contactgegevens contatti')],
  [
    'certificates',
    words(
      'certifications certificates certification certificate certified accreditations accreditation credentials badges exams ' +
        'zertifizierungen zertifikate zertifizierung zertifikat certificats certificat certificaciones certificados certificeringen certificaten ' +
        'certificazioni certyfikaty certyfikacje licenses licences',
    ),
  ],
  [
    'projects',
    words(
      'projects portfolio projekte projekterfahrung projekterfahrungen projektliste projets projet proyectos proyecto projecten ' +
        'projectervaring progetti projekty',
    ),
  ],
  [
    'skills',
    words(
      'skills skill skillset abilities ability expertise competencies competences competency proficiencies technologies tools toolset strengths ' +
        'capabilities specialties specialities stack knowledge ' +
        'kenntnisse kenntnis fahigkeiten fachkenntnisse fachwissen kompetenzen kernkompetenzen qualifikationen technologien edv ' +
        'werkzeuge starken aptitudes aptitud outils connaissances habilidades competencias destrezas herramientas tecnologias conocimientos ' +
        'vaardigheden competenties kennis competenze abilita conoscenze strumenti umiejetnosci kompetencje',
    ),
  ],
  [
    'summary',
    words(
      'summary profile overview objective objectives statement about introduction bio biography highlights ' +
        'profil kurzprofil zusammenfassung resume extracto perfil resumen objetivo samenvatting profiel profilo sintesi podsumowanie',
    ),
  ],
  [
    'work',
    words(
      'experience experiences employment career work history background positions position assignments assignment engagements mandates roles jobs ' +
        'berufserfahrung berufserfahrungen werdegang erfahrung erfahrungen berufspraxis praxiserfahrung tatigkeiten beschaftigung laufbahn ' +
        'berufstatigkeit emploi emplois parcours experiencia experiencias trayectoria empleo werkervaring ervaring loopbaan ' +
        'esperienza esperienze lavoro doswiadczenie zatrudnienie',
    ),
  ],
];

const kindOfWord = new Map<string, SectionKind>(
  wordsOfKinds.flatMap(([kind, list]) => list.map((word): [string, SectionKind] => [word, kind])),
);
const precedence = wordsOfKinds.map(([kind]) => kind);

/** Words that stand beside the others in headings and are about nothing by themselves. */
const besides = new Set(
  words(
    'professional personal key core top technical functional main relevant selected recent previous past current present other additional further ' +
      'my the a of in for to at with general it digital digitale digitales digitali numeriques cyfrowe hard soft business industry consulting executive areas area major notable held ' +
      'details data information info qualifications qualification development special related list me ' +
      'dynamics 365 d365 erp crm microsoft domain client s aus ' +
      'allgemeine beruflicher beruflich berufliche beruflichen ausgewahlte fachliche technische personliche angaben daten meine meiner uber mich top und zur person wichtigste ' +
      'zusatzliche besondere weitere sonstige relevante ' +
      'professionnelle professionnelles professionnel personnel personnelles cles principales techniques informatiques centres d de des du et a la le les propos ' +
      'laboral laborales profesional profesionales personales principales tecnicas clave sobre mi mis y el los las datos ' +
      'belangrijkste persoonlijke over mij relevante technische overige van en ' +
      'professionale professionali lavorativa lavorative personali tecniche chi sono ' +
      'zawodowe zawodowy o mnie',
  ),
);

/** Headings whose words by themselves say something else, or nothing. */
const wholeHeadings = new Map<string, SectionKind>(
  (
    [
      [
        'summary',
        'about me|uber mich|a propos|sobre mi|over mij|chi sono|o mnie|personal statement',
      ],
      [
        'summary',
        'summary of qualifications|qualifications summary|career summary|career objective',
      ],
      [
        'contact',
        'personal details|personal data|personal information|personliche daten|angaben zur person|datos personales',
      ],
      [
        'contact',
        'contact details|contact information|contact info|informations personnelles|persoonlijke gegevens|dati personali',
      ],
      ['projects', 'project experience|project history|project list|project work|projet s'],
      [
        'other',
        'qualifications|professional development|soft skills|personal skills|professional training',
      ],
      [
        'other',
        'centres d interet|driving licence|driving license|education and training|additional information|other',
      ],
    ] as const
  ).flatMap(([kind, list]) => list.split('|').map((text): [string, SectionKind] => [text, kind])),
);

const comparable = (text: string): string =>
  plainLetters(text)
    .replace(/&|\+/g, ' and ')
    .replace(/[^\p{L}\d/,]+/gu, ' ')
    .replace(/^[\s\d]+(?=\p{L})/u, '')
    .trim();

const phraseKind = (phrase: string): SectionKind | null => {
  const whole = wholeHeadings.get(phrase);
  if (whole) return whole;
  const kinds = phrase
    .split(' ')
    .map((word) => kindOfWord.get(word) ?? (besides.has(word) ? 'beside' : 'none'));
  if (kinds.includes('none')) return null;
  return precedence.find((kind) => kinds.includes(kind)) ?? null;
};

const isBeside = (phrase: string): boolean =>
  phrase.split(' ').every((word) => besides.has(word)) || kindOfWord.has(phrase);

const conjunctions = /\s+(?:and|und|et|y|e|en|i|oraz)\s+|\s*[/,]\s*/;

/** The kinds that a heading names, the one that its part is read as first; none for a line that is no heading. */
export function headingKinds(text: string): readonly SectionKind[] {
  if (text.length > 60 || /[.;!?]\s*$/.test(text) || /^\s*[•●▪◦‣·*–—-]\s*\S/.test(text)) return [];
  const said = comparable(text);
  const whole = wholeHeadings.get(said.replace(/[/,]+/g, ' '));
  if (whole) return [whole];
  const phrases = said.split(conjunctions).filter((phrase) => phrase !== '');
  if (phrases.length > 3 || said.split(' ').length > 7) return [];
  const kinds = phrases.map((phrase) => phraseKind(phrase));
  const isHeading = phrases.every((phrase, index) => kinds[index] !== null || isBeside(phrase));
  if (!isHeading) return [];
  const named: readonly SectionKind[] = kinds.flatMap((kind) => kind ?? []);
  // "Certifications & training": what there is a field for comes first.
  return [...new Set([...named.filter((kind) => kind !== 'other'), ...named])];
}
