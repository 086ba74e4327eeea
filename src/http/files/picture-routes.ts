import { type Context, Hono } from 'hono';
import { isSkillId } from '#catalogue/skills.ts';
import type { Db } from '#db/client.ts';
import { findCityName } from '#features/profiles/directory/server/queries/public-groups.ts';
import { guideOf } from '#features/site/public-pages/content/skill-guides/all-skill-guides.ts';
import {
  addressOfPicture,
  findPageOfPicture,
  type PagePicture,
  pictureOfCity,
  pictureOfPage,
  pictureOfSkill,
} from '#features/site/public-pages/rules/page-picture.ts';
import {
  type PictureSubject,
  pictureFolder,
  readPictureAddress,
} from '#features/site/public-pages/rules/picture-address.ts';
import { respondWithProblem } from '../edge/problems.ts';
import { brandIcons, drawBrandIcon, isBrandIcon } from '../pictures/brand-icons.ts';
import { Drawings, TooManyDrawings } from '../pictures/drawings.ts';
import { drawSharePicture } from '../pictures/share-picture.ts';

const year = 31_536_000;
const day = 86_400;

/**
 * The pictures of shared links and the icons of the site, drawn when they are first asked for. What a picture
 * says comes from the page, the skill or the city that its address names, never from the address itself.
 */
export function pictureRoutes(db: Db): Hono {
  const drawings = new Drawings({ most: 200, mostWaiting: 24 });

  async function respond(
    context: Context,
    { name, draw, seconds }: { name: string; draw: () => Promise<Buffer>; seconds: number },
  ): Promise<Response> {
    try {
      const png = await drawings.get(name, draw);
      const isForGood = seconds === year;
      return context.body(png, 200, {
        'content-type': 'image/png',
        'content-length': String(png.byteLength),
        'cache-control': `public, max-age=${seconds}${isForGood ? ', immutable' : ''}`,
      });
    } catch (error) {
      if (!(error instanceof TooManyDrawings)) throw error;
      const detail = 'Too many pictures are being drawn. Please try again in some seconds.';
      const problem = { code: 'BUSY', status: 503, detail } as const;
      return respondWithProblem(context, problem, { 'retry-after': '10' });
    }
  }

  return new Hono()
    .get(`${pictureFolder}/*`, async (context) => {
      const subject = readPictureAddress(context.req.path);
      const picture = subject && (await findPicture(db, subject));
      if (!picture) return context.notFound();
      const address = addressOfPicture(picture);
      // The client kept an older address: the picture has changed since.
      if (address !== context.req.path) return context.redirect(address, 302);
      return respond(context, {
        name: address,
        draw: () => drawSharePicture(picture.text),
        seconds: year,
      });
    })
    .get('/icons/:name', (context) => {
      const name = context.req.param('name');
      if (!isBrandIcon(name)) return context.notFound();
      return respond(context, { name, draw: () => drawBrandIcon(brandIcons[name]), seconds: day });
    });
}

async function findPicture(db: Db, { kind, name }: PictureSubject): Promise<PagePicture | null> {
  if (kind === 'page') {
    const page = findPageOfPicture(name);
    return page && pictureOfPage(page);
  }
  if (kind === 'skill') return isSkillId(name) ? pictureOfSkill(name, guideOf(name).title) : null;
  const city = await findCityName(db, name);
  return city === null ? null : pictureOfCity(name, city);
}
