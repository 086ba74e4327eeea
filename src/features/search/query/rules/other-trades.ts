import { plainLetters } from '#catalogue/plain-letters.ts';
import type { TextClause } from './asked-text.ts';

// Who does work that no consultant here does, in the five languages of searches; in the singular, as they are hired.
const trades =
  'plumber electrician carpenter roofer painter gardener landscaper bricklayer welder locksmith glazier plasterer tiler handyman ' +
  'cleaner housekeeper janitor nanny babysitter nurse doctor dentist physiotherapist vet veterinarian pharmacist midwife ' +
  'psychologist therapist masseur hairdresser barber beautician tailor seamstress chef cook waiter waitress barista bartender ' +
  'baker butcher caterer driver chauffeur courier teacher tutor photographer videographer filmmaker animator illustrator ' +
  'musician singer pianist guitarist drummer actor actress dancer choreographer translator interpreter proofreader copywriter ' +
  'ghostwriter journalist novelist lawyer solicitor attorney barrister notary paralegal detective bodyguard bouncer surveyor ' +
  'geologist chemist biologist mechanic florist upholsterer cleaning-lady security-guard personal-trainer fitness-trainer ' +
  'estate-agent letting-agent travel-agent graphic-designer interior-designer fashion-designer logo-designer game-designer ' +
  'video-editor social-media-manager ux-researcher seo-specialist yoga-teacher mechanical-engineer civil-engineer ' +
  'electrical-engineer structural-engineer data-entry-clerk receptionist ' +
  'klempner elektriker dachdecker maler gartner tischler schreiner rechtsanwalt anwalt steuerberater notar koch fahrer lkw-fahrer ' +
  'fotograf ubersetzer dolmetscher lehrer friseur krankenschwester putzfrau reinigungskraft zahnarzt arzt mechaniker ' +
  'plombier electricien couvreur peintre jardinier menuisier avocat notaire cuisinier serveur photographe traducteur ' +
  'interprete professeur coiffeur infirmiere dentiste mecanicien graphiste ' +
  'fontanero electricista pintor jardinero carpintero abogado notario cocinero camarero camionero fotografo traductor ' +
  'profesor peluquero enfermera dentista mecanico ' +
  'loodgieter elektricien dakdekker schilder tuinman timmerman advocaat notaris kok ober vrachtwagenchauffeur fotograaf ' +
  'vertaler tolk leraar kapper verpleegkundige tandarts monteur schoonmaker';

// What else is asked for that is none of their work.
const errands =
  'graphic-design interior-design logo-design brand-design fashion-design piano-lessons guitar-lessons wedding-planning ' +
  'office-cleaning house-cleaning video-editing voice-over search-engine-optimisation search-engine-optimization ' +
  'smart-contracts blockchain';

const asPattern = (list: string): string => list.replaceAll(' ', '|').replaceAll('-', '[- ]');

/** At the beginning, or behind what asks for a person: words for how and where are in between, and no other thing. */
const asked = new RegExp(
  '^(?:(?:we|i|ich|wir|je|nous|busco|zoek|wij)\\s+)?' +
    '(?:(?:need|want|are looking for|am looking for|looking for|seeking|find|hire|wanted|suche|suchen|cherche|cherchons|busco|buscamos|zoek|zoeken|brauchen)\\s+)?' +
    '(?:(?:an?|some|one|good|einen?|une?|un|una|een)\\s+)*' +
    '(?:(?!(?:our|the|each|every|for|from|by|to|with|of|in|on|when|if|and|app|der|die|das|fur|pour|para|voor)\\b)[\\p{L}-]+\\s+){0,2}?' +
    `(?:${asPattern(trades)}|${asPattern(errands)})` +
    // "Driver app", "lawyer portal": a thing of theirs may be work here.
    '(?=\\s*(?:$|[.,;:!?(/]|(?:for|in|to|near|who|with|at|on|of|and|needed|wanted|gesucht|fur|zum|pour|a|para|en|voor|from|por)\\b))',
  'u',
);

/**
 * Whether a text asks for someone of another trade, such as a photographer, and names no skill or module of the
 * catalogue: "driver for the night shift", and not "app for our drivers".
 */
export const asksForOtherTrade = (text: string, clauses: readonly TextClause[]): boolean =>
  clauses.every(({ ids }) => ids.length === 0) && asked.test(plainLetters(text).trim());
