import { describe, expect, it } from 'vitest';
import { glossaryProblems } from './glossary.ts';

const files = [
  {
    path: 'src/features/platform/page-views/server/jobs.ts',
    text: "export const pageSeen = defineJob({ name: 'page-seen', data });",
  },
  { path: 'src/routes.ts', text: "route('/consultant/$consultantId')" },
];
const domain = [
  '| **page view** | That a page was seen, recorded as `page-seen` at `/consultant/{id}` |',
  '| **review** | Of a project. *Later* |',
  '| `page-seen` | a browser | it is counted: `features/platform/page-views/server/jobs.ts` |',
].join('\n');
const problemsOf = (text: string | null, order = ['page-views']) =>
  glossaryProblems(files, order, text);

describe('the glossary', () => {
  it('is true when every feature, fact and name is there', () => {
    expect(problemsOf(domain)).toEqual([]);
  });

  it('has to be there', () => {
    expect(problemsOf(null)).toEqual([expect.stringContaining('is missing')]);
  });

  it('has a word for every feature', () => {
    expect(problemsOf(domain, ['page-views', 'messages'])).toEqual([
      expect.stringContaining('no word "message"'),
    ]);
  });

  it('does not call later what is built', () => {
    expect(problemsOf(domain, ['page-views', 'reviews'])).toEqual([
      expect.stringContaining('"review" comes later'),
    ]);
  });

  it('lists the facts that are defined, and no others', () => {
    expect(problemsOf(domain.replace('| `page-seen` |', '| `page-views` |'))).toEqual([
      expect.stringContaining('does not list the event "page-seen"'),
      expect.stringContaining('lists the event "page-views"'),
      expect.stringContaining('`page-views`'),
    ]);
  });

  it.each(['`toCard`', '`features/platform/page-views/rules.ts`', '`/project/{id}`'])(
    'does not name what is nowhere: %s',
    (name) => {
      expect(problemsOf(`${domain}\n${name}`)).toEqual([expect.stringContaining(name)]);
    },
  );
});
