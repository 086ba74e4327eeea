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

  it('is told from others', () => {
    for (const path of [
      '/pictures/skill/sales.png',
      '/pictures/person/sales.00000000000.png',
      '/pictures/skill/../sales.00000000000.png',
      '/pictures/skill/%E0%A4%A.00000000000.png',
      '/pictures/skill/sales.00000000000.png/x',
    ]) {
      expect(readPictureAddress(path)).toBeNull();
    }
  });
});
