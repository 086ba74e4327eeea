import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { callMinutes, timesAtMost } from '#features/conversations/calls/rules/limits.ts';
import { messageMaxLength } from '#features/conversations/messages/rules/limits.ts';
import { briefLimits } from '#features/hiring/requirement-parser/rules/brief-limits.ts';
import { facetCount, wordsMaxLength } from '#features/reviews/reviews/rules.ts';
import { addTool, mayWrite, onTheSite, type ToolContext } from './tool.ts';

const personId = z
  .uuid()
  .describe('The id of the user: a consultantId, or the client of a project.');
const applicationId = z.uuid().describe('The id of an application, from list_applications.');
/** Longer addresses are refused by some servers on the way. */
const mostLinkedLetters = 1500;
const linkedText = z.string().trim().min(1).max(mostLinkedLetters);

/** Projects and what becomes of them: applications, messages, calls, reviews. */
export function addHiringTools(server: McpServer, context: ToolContext): void {
  const { client, viewer, publicUrl } = context;

  addTool(
    server,
    context,
    {
      name: 'draft_project',
      title: 'Draft a project',
      description:
        'Makes a link to the project form, filled from a description of the need. Nothing is posted: the user reads the form, completes it and posts it.',
    },
    {
      input: z.strictObject({
        text: linkedText.max(Math.min(mostLinkedLetters, briefLimits.text)),
      }),
      changes: false,
      showsOthersTexts: false,
    },
    async ({ text }) => onTheSite(context, '/post-project', { text }),
  );

  addTool(
    server,
    context,
    {
      name: 'list_applications',
      title: 'List applications',
      description:
        'For a client: the applications to one of their projects, or their projects where none is named. For a consultant: their own applications.',
    },
    {
      input: z.strictObject({
        projectId: z.uuid().optional(),
        limit: z.number().int().min(1).max(50).default(20),
        cursor: z.string().max(1000).optional().describe('Where the page before ended.'),
      }),
      changes: false,
      showsOthersTexts: true,
    },
    async ({ projectId, limit, cursor }) => {
      const page = { limit, ...(cursor && { cursor }) };
      if (viewer.userType === 'consultant') return client.applications.listOwn(page);
      if (!projectId) return client.projects.listOwn(page);
      return client.applications.listReceived({ projectId, ...page });
    },
  );

  addTool(
    server,
    context,
    {
      name: 'draft_message',
      title: 'Draft a message',
      description:
        'Makes a link to the conversation with a user, with this text in the field. Nothing is sent: the user reads it and sends it.',
    },
    {
      input: z.strictObject({
        personId,
        text: linkedText.max(Math.min(mostLinkedLetters, messageMaxLength)),
      }),
      changes: false,
      showsOthersTexts: false,
    },
    async ({ personId: id, text }) => onTheSite(context, `/messages/with/${id}`, { draft: text }),
  );

  addTool(
    server,
    context,
    {
      name: 'propose_call',
      title: 'Propose a call',
      description:
        'Proposes times for a call to a user, with a message. With a token that only reads it answers with a link to the conversation, where the user does it.',
    },
    {
      input: z.strictObject({
        personId,
        startsAt: z
          .array(z.iso.datetime({ offset: true }))
          .min(1)
          .max(timesAtMost),
        minutes: z.number().int().min(callMinutes.least).max(callMinutes.most),
        zone: z.string().max(60).describe('The user’s IANA time zone, such as Europe/Berlin.'),
        text: linkedText,
      }),
      changes: true,
      showsOthersTexts: false,
    },
    async ({ personId: id, startsAt, text, ...times }) => {
      if (!mayWrite(context)) return onTheSite(context, `/messages/with/${id}`, { draft: text });
      const { id: callId } = await client.calls.propose({
        ...{ callId: crypto.randomUUID(), personId: id, text, ...times },
        startsAt: startsAt.map((moment) => new Date(moment).toISOString()),
      });
      return { done: true, callId, callsUrl: `${publicUrl}/calls` };
    },
  );

  addTool(
    server,
    context,
    {
      name: 'draft_review',
      title: 'Draft a review',
      description:
        'Keeps words for the user’s review of a completed deal as a draft. Nothing is submitted: the user gives the marks and submits it on the page. With a token that only reads it answers with a link to the page alone.',
    },
    {
      input: z.strictObject({ applicationId, words: z.string().trim().min(1).max(wordsMaxLength) }),
      changes: true,
      showsOthersTexts: false,
    },
    async ({ applicationId: id, words }) => {
      const page = onTheSite(context, `/application/${id}/review`);
      if (!mayWrite(context)) return page;
      const { own } = await client.reviews.getOfDeal({ applicationId: id });
      // Marks that the user has given stay.
      const marks = own?.marks ?? Array.from({ length: facetCount }, () => null);
      await client.reviews.saveDraft({
        applicationId: id,
        marks,
        again: own?.again ?? null,
        words,
      });
      return {
        ...page,
        next: 'The words are kept as a draft. The user opens this link, gives the marks and submits.',
      };
    },
  );
}
