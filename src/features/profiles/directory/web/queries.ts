import { queryOptions } from '@tanstack/react-query';
import type { SkillId } from '#catalogue/skills.ts';
import { featureClient } from '#lib/api/client.ts';
import type { directoryContract } from '../contract.ts';

const directoryApi = featureClient<typeof directoryContract>('consultants');

/** How many consultants the public pages show as a preview, and at a time where they are listed. */
const previewSize = 6;
const pageSize = 12;

interface CardsWanted {
  skill?: SkillId;
  city?: string;
  cursor?: string | undefined;
}

/** Public consultant cards, the newest first. */
const publicCardsQuery = ({ cursor, ...filter }: CardsWanted, limit: number) => {
  const input = { ...filter, limit, ...(cursor !== undefined && { cursor }) };
  return queryOptions({
    queryKey: ['consultants', 'public-cards', input],
    queryFn: () => directoryApi.listPublicCards(input),
  });
};

/** The newest public consultant cards. */
export const consultantPreviewQuery = publicCardsQuery({}, previewSize);

/** One page of the consultants of a skill or a city. */
export const listedConsultantsQuery = (wanted: CardsWanted) => publicCardsQuery(wanted, pageSize);

/** The skills and cities that have public pages. */
export const publicDirectoryQuery = queryOptions({
  queryKey: ['consultants', 'public-directory'],
  queryFn: () => directoryApi.getPublicDirectory({}),
});

/** A skill in figures. */
export const publicSkillQuery = (skill: SkillId) =>
  queryOptions({
    queryKey: ['consultants', 'public-skill', skill],
    queryFn: () => directoryApi.getPublicSkill({ skill }),
  });

/** A city in figures. */
export const publicCityQuery = (city: string) =>
  queryOptions({
    queryKey: ['consultants', 'public-city', city],
    queryFn: () => directoryApi.getPublicCity({ city }),
  });
