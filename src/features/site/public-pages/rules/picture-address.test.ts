import { describe, expect, it } from 'vitest';
import { pictureAddress, readPictureAddress } from './picture-address.ts';

const text = { headline: 'Dynamics 365 Sales consultants', line: 'No commission.' };

describe('the address of a picture', () => {
  it('can be read back, whatever the name', () => {
    for (const name of ['sales', 'new-york-us', '東京', 'киів', 'a.b']) {
      const subject = { kind: 'city', name } as const;
      expect(readPictureAddress(pictureAddress(subject, text))).toEqual(subject);
    }
  });

  it('changes with everything that is drawn', () => {
    const subject = { kind: 'skill', name: 'sales' } as const;
    const addresses = [
      text,
      { ...text, headline: 'Dynamics 365 Sales Consultants' },
      { ...text, line: 'No commission!' },
      { headline: `${text.headline} ${text.line}`, line: '' },
    ].map((drawn) => pictureAddress(subject, drawn));
    expect(new Set(addresses).size).toBe(4);
    expect(addresses[0]).toBe(pictureAddress(subject, { ...text }));
  });

  it('stays what it is for as long as pictures are drawn alike: shared links are kept elsewhere', () => {
    const addressOf = (headline: string, line: string) =>
      pictureAddress({ kind: 'skill', name: 'sales' }, { headline, line });
    expect(addressOf('', '')).toBe('/pictures/skill/sales.1gf9ptox43q.png');
    expect(addressOf('Łódź 🏔', 'No agency.')).toBe('/pictures/skill/sales.0cmt5tiy4wt.png');
    expect(addressOf('a', 'b')).toBe('/pictures/skill/sales.12uvmume4w9.png');
  });

  it('is told from others', () => {
    for (const path of [
      '/pictures/skill/sales.png',
      '/pictures/skill/.00000000000.png',
      '/pictures/skill/sales.0000000000.png',
      '/pictures/skill/sales.000000000000.png',
      '/pictures/skill/sales.0000000000A.png',
      '/pictures/skill/sales.00000000000_png',
      '/pictures/sales.00000000000.png',
      '/pictures/skills/sales.00000000000.png',
      '/x/pictures/skill/sales.00000000000.png',
      '/pictures/skill/a/b.00000000000.png',
      '/pictures/person/sales.00000000000.png',
      '/pictures/skill/../sales.00000000000.png',
      '/pictures/skill/%E0%A4%A.00000000000.png',
      '/pictures/skill/sales.00000000000.png/x',
    ]) {
      expect(readPictureAddress(path)).toBeNull();
    }
  });
});
