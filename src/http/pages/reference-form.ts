import { Hono } from 'hono';
import { wordsSchema } from '#features/reviews/references/rules/ask-form.ts';
import { answerReference } from '#features/reviews/references/server/commands/answer-reference.ts';
import type { Services } from '#server/services.ts';
import { readForm, type ShowRefused } from '../sessions/form-routes.ts';

/**
 * The answer of a former client, sent without scripts. The form posts to its own page, which says what came of it. A
 * refused one shows the page again with the reason and with what was typed.
 */
export const referenceForm = (options: { services: Services; showRefused: ShowRefused }): Hono =>
  new Hono().post('/references/:token', async (context, next) => {
    const fields = await readForm(context.req.raw);
    if (!fields) return next();
    const { services, showRefused } = options;
    const { words = '', answer } = fields;
    const declines = answer === 'decline';
    const read = wordsSchema.safeParse(words);
    const show = async (status: 400 | 404, problem: { code: string; detail: string }) => {
      const request = new Request(context.req.url, { headers: context.req.raw.headers });
      const page = await showRefused(context, request, { values: { words }, ...problem });
      return new Response(page.body, { status, headers: page.headers });
    };
    if (!declines && !read.success) {
      const detail = read.error.issues[0]?.message ?? '';
      return show(400, { code: 'INVALID_INPUT', detail });
    }
    const given = declines ? null : (read.data ?? '');
    const { refused } = await services.write((tx) =>
      answerReference(tx, services, context.req.param('token'), given),
    );
    if (refused) return show(404, { code: refused, detail: '' });
    return context.redirect(
      `${context.req.path}?answered=${declines ? 'declined' : 'confirmed'}`,
      303,
    );
  });
