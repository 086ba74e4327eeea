import { describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { choosableTypes, describeEvent, eventTypes, type OwnerSide } from './event-types.ts';

const sides: readonly OwnerSide[] = ['client', 'consultant'];
const all = Object.entries(eventTypes).flatMap(([type, { ids }]) =>
  sides.map((side) => {
    const data = Object.fromEntries(ids.map((id) => [id, `the-${id}`]));
    return { type, side, described: describeEvent({ type, data }, side) };
  }),
);

/** The paths that read something, with every parameter as `*`. */
const reads = Object.values(contract)
  .flatMap((operations) => Object.values(operations))
  .map(({ '~orpc': { route } }) => route)
  .filter(({ method }) => method === 'GET')
  .map(({ path = '' }) => `/api${path.replaceAll(/\{\w+\}/g, '*')}`);

describe('an event', () => {
  it.each(Object.keys(eventTypes))('%s is for one side at least', (type) => {
    expect(all.some((each) => each.type === type && each.described)).toBe(true);
  });

  it.each(all.flatMap(({ described, ...rest }) => (described ? { ...rest, ...described } : [])))(
    '$type leads the $side to what an operation reads',
    ({ api, page }) => {
      expect(reads).toContain(api.replaceAll(/the-\w+/g, '*'));
      expect(page).toMatch(/^\/[a-z]/);
      expect(`${api}${page}`).not.toMatch(/[{}]|\/\//);
    },
  );

  it('that is not of this side, or not known, is not described', () => {
    const data = { applicationId: 'a', projectId: 'b' };
    expect(describeEvent({ type: 'application.submitted', data }, 'consultant')).toBeNull();
    expect(describeEvent({ type: 'toString', data }, 'client')).toBeNull();
  });

  it('can be chosen by the side that receives it, and a test by none', () => {
    expect(choosableTypes('client')).toContain('application.submitted');
    expect(choosableTypes('consultant')).not.toContain('application.submitted');
    expect(choosableTypes('client')).not.toContain('webhook.test');
  });
});
