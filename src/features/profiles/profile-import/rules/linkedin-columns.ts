/**
 * The columns of LinkedIn's export that a profile has a use for, by the names that they have in English, German,
 * French, Spanish and Dutch. Tables are told apart by their columns, so that a renamed file is read all the same.
 */
const linkedInColumns = {
  firstName: ['First Name', 'Vorname', 'Prénom', 'Nombre', 'Voornaam'],
  lastName: ['Last Name', 'Nachname', 'Nom de famille', 'Nom', 'Apellidos', 'Achternaam'],
  headline: [
    'Headline',
    'Slogan',
    'Profilslogan',
    'Titre du profil',
    'Titular',
    'Kopregel',
    'Titelregel',
  ],
  summary: ['Summary', 'Zusammenfassung', 'Résumé', 'Extracto', 'Samenvatting'],
  location: [
    'Geo Location',
    'Location',
    'Standort',
    'Ort',
    'Lieu',
    'Localisation',
    'Ubicación',
    'Locatie',
  ],
  websites: ['Websites', 'Webseiten', 'Sites web', 'Sitios web'],
  company: [
    'Company Name',
    'Company',
    'Unternehmen',
    'Name des Unternehmens',
    "Nom de l'entreprise",
    'Entreprise',
    'Empresa',
    'Nombre de la empresa',
    'Bedrijf',
    'Bedrijfsnaam',
  ],
  title: ['Title', 'Titel', 'Position', 'Intitulé', 'Titre', 'Cargo', 'Título', 'Functie'],
  description: ['Description', 'Beschreibung', 'Descripción', 'Beschrijving', 'Omschrijving'],
  startedOn: [
    'Started On',
    'Start Date',
    'Gestartet am',
    'Begonnen am',
    'Startdatum',
    'Date de début',
    'Commencé le',
    'Fecha de inicio',
    'Begonnen op',
  ],
  finishedOn: [
    'Finished On',
    'End Date',
    'Beendet am',
    'Enddatum',
    'Date de fin',
    'Terminé le',
    'Fecha de finalización',
    'Fecha de fin',
    'Beëindigd op',
  ],
  name: ['Name', 'Bezeichnung', 'Naam'],
  authority: [
    'Authority',
    'Ausstellende Organisation',
    'Zertifizierungsstelle',
    'Organisme',
    'Autoridad',
    'Autoriteit',
  ],
  number: ['Number', 'Nummer', 'Telefonnummer', 'Numéro', 'Número', 'Telefoonnummer'],
  school: ['School Name', 'Name der Schule', 'Schule', 'École', 'Institución educativa', 'School'],
  proficiency: ['Proficiency', 'Kenntnisse', 'Niveau', 'Nivel', 'Vaardigheid'],
  email: [
    'Email Address',
    'E-Mail-Adresse',
    'Adresse e-mail',
    'Dirección de correo electrónico',
    'E-mailadres',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type LinkedInColumn = keyof typeof linkedInColumns;

const comparable = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase()
    .trim();

const columnByName = new Map<string, LinkedInColumn[]>();
for (const [column, names] of Object.entries(linkedInColumns)) {
  for (const name of names) {
    const key = comparable(name);
    columnByName.set(key, [...(columnByName.get(key) ?? []), column as LinkedInColumn]);
  }
}

/** Which columns a name in the first row of a table can stand for. */
export const columnsNamed = (name: string): readonly LinkedInColumn[] =>
  columnByName.get(comparable(name)) ?? [];

/** The tables of an export, with the columns that only they have together. The first that fits counts. */
export const linkedInTables = [
  { kind: 'profile', needs: ['firstName', 'lastName', 'headline'] },
  { kind: 'positions', needs: ['company', 'title', 'startedOn'] },
  { kind: 'certifications', needs: ['name', 'authority'] },
  { kind: 'projects', needs: ['title', 'description', 'startedOn'] },
  { kind: 'education', needs: ['school'] },
  { kind: 'languages', needs: ['name', 'proficiency'] },
  { kind: 'phones', needs: ['number'] },
  { kind: 'emails', needs: ['email'] },
  { kind: 'skills', needs: ['name'] },
] as const satisfies readonly { kind: string; needs: readonly LinkedInColumn[] }[];
export type LinkedInTable = (typeof linkedInTables)[number]['kind'];

/** Files of an export that are other people's, or private: they are never opened. */
export const neverOpened =
  /(?:^|\/)(?:messages|connections|invitations|contacts|guide_messages|learning_?.*|ad_?targeting|ads clicked|logins|registration|inferences.*|searchqueries|receipts.*|reactions|comments|shares|votes|rich[_ ]media|job applicants?.*|job seeker.*|saved jobs.*|security challenges|verifications?.*|company follows|hashtag_follows|member_follows|endorsement_.*|recommendations_.*|causes.*|events|private_identity_asset|whatsapp.*|imported contacts|coach_messages.*|learning_role_play.*|jobs?\/.*|articles\/.*|verifications\/.*)/i;
