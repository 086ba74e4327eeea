import { Hono } from 'hono';
import { plainStems, tradeStems } from '#catalogue/common-words.ts';
import { needs } from '#catalogue/needs/all-needs.ts';
import { readTellingWords } from '#catalogue/telling-words.ts';
import { addressOfWordList } from '#features/site/public-pages/content/ranking.ts';

/** The fixed lists that weigh the words of a match score, for readers who recompute one: as long as a page of text. */
export function wordListRoutes(): Hono {
  let list: string | undefined;
  return new Hono().get(addressOfWordList, (context) => {
    list ??= wordList();
    return context.body(list, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
}

const wordList = (): string =>
  [
    'What people say, with its weight, and what it has to do with',
    '',
    ...needs.map(({ said }) => {
      const [saying, ...meant] = readTellingWords([said]);
      const lines = [`${saying?.weight ?? 0} ${said}`, ...meant.map(({ typed }) => typed)];
      return lines.join(' – ');
    }),
    '',
    'Beginnings of words that weigh 1',
    '',
    [...tradeStems].sort().join(' '),
    '',
    'Beginnings of words that weigh nothing',
    '',
    [...plainStems].sort().join(' '),
    '',
  ].join('\n');
