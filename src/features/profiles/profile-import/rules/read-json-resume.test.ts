import { expect, it } from 'vitest';
import { readJsonResume } from './read-json-resume.ts';

const saidAt = (text: string, path: string) => ({ text, place: { kind: 'path', path } });

it('names the parts that it does not know, unless they are empty, and profiles without an address', () => {
  const { leftOut } = readJsonResume({
    basics: {
      name: 'Dema Example',
      pronouns: 'they',
      nothing: '',
      profiles: [
        { network: 'GitHub', username: 'dema' },
        { network: 'LinkedIn', username: 'dema', url: 'https://linkedin.com/in/dema' },
        { network: 'None' },
      ],
    },
    hobbies: ['Origami'],
    others: [],
    nulls: null,
    $schema: 'https://one.example/schema.json',
    meta: { version: '1' },
  });
  expect(leftOut.map(({ what, reason }) => `${reason}: ${what}`).sort()).toEqual([
    'not-understood: basics.profiles[0]',
    'not-understood: hobbies',
    'not-understood: they',
  ]);
});

it('has languages, each with how fluent the person is', () => {
  const languages = [
    { language: 'German', fluency: 'Native speaker' },
    { name: 'French', level: 'B1' },
    {},
    { language: 'Dutch' },
  ];
  expect(readJsonResume({ basics: {}, languages }).languages).toEqual([
    saidAt('German (Native speaker)', 'languages[0]'),
    saidAt('French (B1)', 'languages[1]'),
    saidAt('Dutch', 'languages[3]'),
  ]);
});
