import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { PublicCard } from '#features/profiles/directory/contract.ts';
import { findListedConsultant } from '#features/profiles/directory/server/queries/public-cards.ts';
import { viewPublicCard } from '#features/profiles/directory/server/views.ts';
import { brandColours, brandProperties } from '#lib/brand-colours.ts';
import type { Services } from '#server/services.ts';
import { problemResponse } from '../edge/problems.ts';

/** The edges of an embedded card, in pixels. */
const card = { width: 360, height: 220 };
/** For so many seconds others may keep a card: a consultant who ends their subscription is gone after them. */
const maxAge = 300;

const shared = {
  'cache-control': `public, max-age=${maxAge}`,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-robots-tag': 'noindex',
};

const style = `${brandProperties}
*{box-sizing:border-box}
body{margin:0;background:transparent;color:var(--ink);font:15px/1.45 system-ui,sans-serif}
main{border:1px solid var(--line);border-radius:.75rem;background:var(--canvas);padding:1rem 1.25rem;min-height:100vh}
h1{font-size:1.05rem;line-height:1.3;margin:0 0 .25rem;overflow-wrap:anywhere}
p{margin:0 0 .5rem;color:var(--ink-muted)}
a{color:var(--primary-ink);font-weight:600}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** What an embedded card may load: its own style and nothing else, in the frame of any site. */
const cardPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/**
 * What consultants put on other sites of their own: `/embed/consultants/{id}`, a card without scripts;
 * `/embed/consultants/{id}.svg`, a badge; and `/oembed`, by which programs of other sites embed the card
 * (https://oembed.com). All say what any visitor may see of a listed consultant, and a person who is not listed
 * is answered like one who never existed.
 */
export function embedRoutes({
  db,
  clock,
  publicUrl,
  isDemo,
}: Pick<Services, 'db' | 'clock' | 'publicUrl' | 'isDemo'>): Hono {
  async function findCard(userId: string): Promise<PublicCard | null> {
    if (!z.uuid().safeParse(userId).success) return null;
    const now = clock.now();
    const row = await findListedConsultant(db, { now, isDemo }, userId);
    return row ? viewPublicCard(row, now) : null;
  }

  return new Hono()
    .get('/embed/consultants/:file', async (context) => {
      const [, userId = '', isBadge] = /^([^.]+)(\.svg)?$/.exec(context.req.param('file')) ?? [];
      const found = await findCard(userId);
      if (!found) return notThere();
      const [body, type, policy] = isBadge
        ? [badge(found), 'image/svg+xml', "default-src 'none'; style-src 'unsafe-inline'; sandbox"]
        : [cardPage(found, publicUrl), 'text/html', cardPolicy];
      return context.body(body, 200, {
        ...shared,
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': policy,
      });
    })
    .get('/oembed', async (context) => {
      const { url = '', format = 'json', maxwidth, maxheight } = context.req.query();
      if (format !== 'json') {
        return problemResponse({
          code: 'UNKNOWN_FORMAT',
          status: 501,
          detail: 'Cards are described in JSON only.',
        });
      }
      const address = URL.parse(url);
      const userId = /^\/embed\/consultants\/([\w-]+)$/.exec(address?.pathname ?? '')?.[1] ?? '';
      const found = address?.origin === publicUrl ? await findCard(userId) : null;
      if (!found) return notThere();
      const [width, height] = [atMost(card.width, maxwidth), atMost(card.height, maxheight)];
      return context.json(
        {
          version: '1.0',
          type: 'rich',
          title: nameOf(found),
          provider_name: 'Direct365',
          provider_url: publicUrl,
          cache_age: maxAge,
          html: frameOf(publicUrl, found, { width, height }),
          ...{ width, height },
        },
        200,
        shared,
      );
    });
}

const notThere = (): Response =>
  problemResponse({ code: 'NOT_FOUND', status: 404, detail: 'There is no such card.' });

/** An edge in pixels, within what the other site has room for. */
const atMost = (edge: number, asked: string | undefined): number => {
  const most = Number(asked);
  return Number.isInteger(most) && most > 0 ? Math.min(edge, most) : edge;
};

const nameOf = ({ initials, title }: PublicCard): string => `${initials}, ${title}`;

const frameOf = (
  publicUrl: string,
  found: PublicCard,
  { width, height }: { width: number; height: number },
): string =>
  html`<iframe src="${publicUrl}/embed/consultants/${found.userId}" title="${nameOf(found)} on Direct365" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`.toString();

/** Such as "4.9 of 5, 12 reviews"; null before there is a mean. */
const ratingOf = ({ rating }: PublicCard): string | null =>
  rating && `${rating.mean.toFixed(1)} of 5, ${countOf(rating.count, 'review')}`;

/** `1 review`, `12 reviews`. */
const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The city alone where the country is none of the list. */
const placeOf = ({ city, country }: PublicCard): string =>
  [city, country !== 'other' && countries.label(country)].filter(Boolean).join(', ');

function cardPage(found: PublicCard, publicUrl: string): string {
  const { userId, yearsExperience, primarySkills, availability } = found;
  const address = `${publicUrl}/embed/consultants/${userId}`;
  const facts = [ratingOf(found), `${countOf(yearsExperience, 'year')} of experience`].filter(
    Boolean,
  );
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${nameOf(found)} · Direct365</title>
    <link rel="alternate" type="application/json+oembed" href="${publicUrl}/oembed?url=${encodeURIComponent(address)}" title="${nameOf(found)}" />
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <h1>${nameOf(found)}</h1>
      <p>${placeOf(found)} · ${availabilities.label(availability)}</p>
      <p>${facts.join(' · ')}</p>
      <p>${primarySkills.slice(0, 4).map(nameOfSkill).join(', ')}</p>
      <a href="${publicUrl}/consultant/${userId}" target="_blank" rel="noopener">See on Direct365</a>
    </main>
  </body>
</html>`.toString();
}

/** How wide letters of the badge are, in pixels. */
const letter = 6.6;

function badge(found: PublicCard): string {
  const left = 'Direct365';
  const right = ratingOf(found) ?? 'Dynamics 365 consultant';
  const [leftWidth, rightWidth] = [left, right].map((text) => Math.ceil(text.length * letter) + 16);
  const width = (leftWidth ?? 0) + (rightWidth ?? 0);
  const { primary, 'on-primary': onPrimary, canvas, ink } = brandColours;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" role="img" aria-label="${left}: ${right}">
  <title>${left}: ${right}</title>
  <rect width="${width}" height="24" rx="4" fill="${primary.light}"/>
  <path d="M${leftWidth} 1H${width - 4}a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H${leftWidth}z" fill="${canvas.light}"/>
  <g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
    <text x="8" y="16" fill="${onPrimary.light}" textLength="${(leftWidth ?? 0) - 16}">${left}</text>
    <text x="${(leftWidth ?? 0) + 8}" y="16" fill="${ink.light}" textLength="${(rightWidth ?? 0) - 16}">${right}</text>
  </g>
</svg>`.toString();
}
