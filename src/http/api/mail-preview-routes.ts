import { Hono } from 'hono';
import { findMailPreview } from '#features/administration/mail-previews/server/queries.ts';
import type { MailPreviewsServices } from '#features/administration/mail-previews/server/services.ts';
import { respondWithProblem } from '../edge/problems.ts';
import { type AdminRoutesOptions, adminOnly } from '../sessions/admin-only.ts';

// The mail's own styles are inline; it has no scripts, and gets no cookies or storage of the site.
const mailPolicy =
  "sandbox; default-src 'none'; img-src https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** `/admin/mails/NAME/html`: a mail with sample data as a page of its own, for the frame in which admins look at it. */
export function mailPreviewRoutes(
  options: AdminRoutesOptions & { services: MailPreviewsServices },
): Hono {
  const asAdmin = adminOnly(options);
  return new Hono().get('/admin/mails/:name/html', (context) =>
    asAdmin(context, async () => {
      const mail = await findMailPreview(options.services, context.req.param('name'));
      if (!mail) {
        return respondWithProblem(context, {
          code: 'MAIL_NOT_FOUND',
          status: 404,
          detail: 'There is no mail of this name.',
        });
      }
      return new Response(mail.html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': mailPolicy,
          'cache-control': 'private, no-store',
        },
      });
    }),
  );
}
