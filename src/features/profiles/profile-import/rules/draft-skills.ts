import type { CertificationId } from '#catalogue/certifications.ts';
import { skillsProvenBy } from '#catalogue/certified-skills.ts';
import { moduleIds, skillOfModule } from '#catalogue/modules.ts';
import { readNeeds } from '#catalogue/read-needs.ts';
import { isSkillId, nameOfSkill, skillIds } from '#catalogue/skills.ts';
import { profileLimits } from '#features/profiles/consultants/rules/profile-limits.ts';
import { type Mention, type MentioningEntry, readMentions } from './catalogue-mentions.ts';
import type { FoundCertificate, FoundProfile, LeftOut, Said } from './found-profile.ts';
import { distinctPlaces } from './place.ts';
import type { DraftFields } from './profile-draft.ts';
import { certificationOf, isStillValid } from './valid-certifications.ts';

const weights = { headline: 4, skill: 3, proof: 3, work: 2, summary: 2, project: 2, text: 1 };
/** Beyond this a skill is more than mentioned. */
const primaryScore = 2;

const textsOf = (...texts: readonly (Said | null)[]) => texts.flatMap((each) => each ?? []);

function entriesOf(found: FoundProfile): MentioningEntry[] {
  const { headline, summary, skills, work, workText, projects } = found;
  const running = work.length === 0 ? workText : [];
  return [
    { texts: textsOf(headline), weight: weights.headline, isListing: true },
    ...skills.map((skill) => ({ texts: [skill], weight: weights.skill, isListing: true })),
    { texts: textsOf(summary), weight: weights.summary, isListing: false },
    ...work.map(({ title, description, place }) => ({
      texts: [title, description].map((text) => ({ text, place })),
      weight: weights.work,
      isListing: false,
    })),
    ...projects.map(({ title, description, place }) => ({
      texts: [title, description].map((text) => ({ text, place })),
      weight: weights.project,
      isListing: false,
    })),
    { texts: running, weight: weights.text, isListing: false },
  ];
}

/** What each id is worth: in one place the strongest of its mentions counts, once. */
function scoresOf(mentions: readonly Mention[]): Map<string, number> {
  const strongest = new Map<string, Mention>();
  for (const mention of mentions) {
    const key = `${mention.id} ${JSON.stringify(mention.place)}`;
    if ((strongest.get(key)?.weight ?? 0) < mention.weight) strongest.set(key, mention);
  }
  const scores = new Map<string, number>();
  for (const { id, weight } of strongest.values()) scores.set(id, (scores.get(id) ?? 0) + weight);
  return scores;
}

function filledWith<Id extends string>(ids: readonly Id[], mentions: readonly Mention[]) {
  const of = mentions.filter(({ id }) => ids.some((each) => each === id));
  return {
    value: [...ids],
    places: distinctPlaces(of.map(({ place }) => place)),
    words: [...new Map(of.map(({ words }) => [words.toLowerCase(), words])).values()].slice(0, 30),
  };
}

interface OwnedCertificate extends FoundCertificate {
  id: CertificationId;
}

/** Certifications of the catalogue that are still held, each once. */
function certificationsOf(found: FoundProfile, now: Date) {
  const owned: OwnedCertificate[] = [];
  const leftOut: LeftOut[] = [];
  for (const certificate of found.certificates) {
    const { name: what, place, expires } = certificate;
    const id = certificationOf(certificate);
    if (id === null) leftOut.push({ what, reason: 'not-in-catalogue', place });
    else if (!isStillValid(id, expires, now)) leftOut.push({ what, reason: 'expired', place });
    else if (owned.some((each) => each.id === id)) continue;
    else if (owned.length >= profileLimits.certifications.max) {
      leftOut.push({ what, reason: 'too-many', place });
    } else owned.push({ ...certificate, id });
  }
  return { owned, leftOut };
}

/** A skill that the file lists and no entry of the catalogue answers. */
function unknownSkills(found: FoundProfile, mentions: readonly Mention[]): LeftOut[] {
  const known = new Set(mentions.map(({ place, words }) => `${JSON.stringify(place)} ${words}`));
  const isKnown = ({ text, place }: Said) =>
    readNeeds(text).some(({ typed }) => known.has(`${JSON.stringify(place)} ${typed}`));
  return found.skills
    .filter((skill) => !skill.isHeading && !isKnown(skill))
    .map(({ text, place }): LeftOut => {
      const isName = readNeeds(text).some(({ terms }) => terms.length > 0);
      return { what: text, reason: isName ? 'too-generic' : 'not-in-catalogue', place };
    });
}

/** Skills, modules and certifications of the catalogue, by what the file says most of. */
export function draftSkills(
  found: FoundProfile,
  now: Date,
): {
  fields: Pick<
    DraftFields,
    'primarySkills' | 'skillModules' | 'secondarySkills' | 'certifications'
  >;
  leftOut: LeftOut[];
} {
  const certificates = certificationsOf(found, now);
  const proofs = certificates.owned.flatMap(({ id, name, place }) =>
    skillsProvenBy[id].map(
      (skill): Mention => ({ id: skill, words: name, place, weight: weights.proof }),
    ),
  );
  const mentions = [...entriesOf(found).flatMap(readMentions), ...proofs];
  const scores = scoresOf(mentions);
  const scoreOf = (id: string) => scores.get(id) ?? 0;

  const { primarySkills: primaries, secondarySkills: secondaries } = profileLimits;
  const ranked = skillIds
    .filter((id) => scores.has(id))
    .sort((one, other) => scoreOf(other) - scoreOf(one));
  const primary = ranked
    .filter(isSkillId)
    .filter(
      (id, rank) => rank < primaries.min || (rank < primaries.max && scoreOf(id) >= primaryScore),
    );
  const others = ranked.filter((id) => !primary.some((other) => other === id));
  const secondary = others.slice(0, secondaries.max);

  const named = moduleIds.filter((id) => scores.has(id));
  const modules = named.filter((id) => primary.includes(skillOfModule(id)));

  const leftOut = [
    ...certificates.leftOut,
    ...unknownSkills(found, mentions),
    ...others.slice(secondaries.max).flatMap((id) => leftOutOf(id, mentions, 'too-many')),
    ...named
      .filter((id) => !modules.includes(id))
      .flatMap((id) => leftOutOf(id, mentions, 'product-not-primary')),
  ];
  const { owned } = certificates;
  return {
    fields: {
      ...(primary.length > 0 && { primarySkills: filledWith(primary, mentions) }),
      ...(modules.length > 0 && { skillModules: filledWith(modules, mentions) }),
      ...(secondary.length > 0 && { secondarySkills: filledWith(secondary, mentions) }),
      ...(owned.length > 0 && {
        certifications: {
          value: owned.map(({ id }) => id),
          places: distinctPlaces(owned.map(({ place }) => place)),
          words: owned.map(({ name }) => name),
        },
      }),
    },
    leftOut,
  };
}

function leftOutOf(id: string, mentions: readonly Mention[], reason: LeftOut['reason']): LeftOut[] {
  const first = mentions.find((mention) => mention.id === id);
  if (!first) return [];
  return [{ what: isSkillId(id) ? nameOfSkill(id) : first.words, reason, place: first.place }];
}
