import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar, tintOf } from './avatar.tsx';

it('colours the initials by the person: always the same, and all colours among many', () => {
  const ids = Array.from({ length: 60 }, (_, n) => `00000000-0000-4000-8000-${n}a${n * 7}`);
  expect(new Set(ids.map(tintOf)).size).toBe(6);
  const [id = ''] = ids;
  expect(tintOf(id)).toBe(tintOf(id));
  const tinted = ids.find((each) => tintOf(each) === 'avatar-plum');
  expect(renderToStaticMarkup(<Avatar initials="AL" personId={tinted} />)).toContain('avatar-plum');
  expect(renderToStaticMarkup(<Avatar initials="AL" />)).not.toContain('avatar-');
});
