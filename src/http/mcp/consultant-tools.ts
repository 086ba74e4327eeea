import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { searchAvailabilities } from '#catalogue/enumerations/consultant-search.ts';
import { consultantCardSchema } from '#features/profiles/consultants/contract/consultant-card.ts';
import { searchLimits } from '#features/search/query/rules/limits.ts';
import { addTool, mayWrite, onTheSite, type ToolContext } from './tool.ts';

const readCard = consultantCardSchema.omit({
  userId: true,
  initials: true,
  avatar: true,
  isAvatarSharp: true,
});
const consultantId = z.uuid().describe('The id of a consultant, from find_consultants.');

/** Finding, comparing and remembering consultants. */
export function addConsultantTools(server: McpServer, context: ToolContext): void {
  const { client, publicUrl } = context;
  const profileUrl = (id: string) => `${publicUrl}/consultant/${id}`;

  addTool(
    server,
    context,
    {
      name: 'find_consultants',
      title: 'Find consultants',
      description:
        'Finds listed Dynamics 365 and Power Platform consultants for a need in plain words, best first, and explains each: what matched, what is missing, and how the score came about. The words may name a place, a rate in US dollars an hour, a start or a language.',
    },
    {
      input: z.strictObject({
        text: z.string().min(1).max(searchLimits.text).describe('What is needed, in plain words.'),
        availability: z.enum(searchAvailabilities.values).optional(),
        maxRate: z.number().int().min(0).optional().describe('US dollars an hour at most.'),
        limit: z.number().int().min(1).max(20).default(10),
      }),
      changes: false,
      showsOthersTexts: true,
    },
    async ({ text, availability, maxRate, limit }) => {
      const page = await client.search.findConsultants({
        ...{ text, limit, explain: 'score' },
        ...(availability && { availability }),
        ...(maxRate !== undefined && { maxRate }),
      });
      const { conditions = [], isRelaxed = false } = page.reading ?? {};
      return {
        total: page.total?.count ?? null,
        readAs: { conditions: conditions.map(({ label }) => label), isRelaxed },
        consultants: page.items.map(({ userId, matched, missed, score, ...card }) => ({
          consultantId: userId,
          ...readCard.parse(card),
          why: { matched, missed, score },
          profileUrl: profileUrl(userId),
        })),
      };
    },
  );

  addTool(
    server,
    context,
    {
      name: 'compare_consultants',
      title: 'Compare consultants',
      description:
        'Puts two to four listed consultants side by side, with a link to the comparison.',
    },
    {
      input: z.strictObject({ consultantIds: z.array(consultantId).min(2).max(4) }),
      changes: false,
      showsOthersTexts: true,
    },
    async ({ consultantIds }) => {
      const profiles = await Promise.all(
        consultantIds.map((id) => client.consultants.getConsultant({ consultantId: id })),
      );
      return {
        consultants: profiles.map(({ userId, skillModules, certifications, ...profile }) => ({
          ...{ consultantId: userId, ...readCard.parse(profile) },
          ...{ modules: skillModules, certifications, hoursPerWeek: profile.hoursPerWeek },
          profileUrl: profileUrl(userId),
        })),
        comparisonUrl: `${publicUrl}/shortlist/compare?ids=${consultantIds.join(',')}`,
      };
    },
  );

  addTool(
    server,
    context,
    {
      name: 'shortlist',
      title: 'Shortlist a consultant',
      description:
        'Puts a listed consultant on the user’s shortlist. With a token that only reads it answers with a link to the profile, where the user does it.',
    },
    { input: z.strictObject({ consultantId }), changes: true, showsOthersTexts: false },
    async ({ consultantId: id }) => {
      if (!mayWrite(context)) return onTheSite(context, `/consultant/${id}`);
      const { added } = await client.shortlists.add({ consultantId: id });
      return { done: true, wasNew: added, shortlistUrl: `${publicUrl}/shortlist` };
    },
  );
}
