import { describe, expect, it } from 'vitest';
import { asksNotToBeTracked, isProgram } from './rules.ts';

describe('who looks at a page', () => {
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  ])('is a person with %s', (userAgent) => {
    expect(isProgram(userAgent)).toBe(false);
  });

  it.each([
    undefined,
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/137.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; YandexRenderResourcesBot/1.0; +http://yandex.com/bots)',
  ])('is a program with %s', (userAgent) => {
    expect(isProgram(userAgent)).toBe(true);
  });

  it('is left in peace when their browser asks for it', () => {
    expect(asksNotToBeTracked({ gpc: '1', doNotTrack: undefined })).toBe(true);
    expect(asksNotToBeTracked({ gpc: undefined, doNotTrack: '1' })).toBe(true);
    expect(asksNotToBeTracked({ gpc: '0', doNotTrack: '0' })).toBe(false);
    expect(asksNotToBeTracked({ gpc: undefined, doNotTrack: undefined })).toBe(false);
  });
});
