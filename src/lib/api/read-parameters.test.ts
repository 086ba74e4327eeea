import { expect, it } from 'vitest';
import { readParameters } from './read-parameters.ts';

it('takes the place of what stands in the address and could not be read', () => {
  const read: { tab?: string; view?: string } = { view: 'applications' };
  const seen = {
    tab: 'anything',
    view: 'anything',
    notice: 'kept',
    ...readParameters(['tab', 'view'], read),
  };
  expect(seen).toEqual({ tab: undefined, view: 'applications', notice: 'kept' });
});
