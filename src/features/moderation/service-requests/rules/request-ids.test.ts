import { describe, expect, it } from 'vitest';
import type { ServiceRequestForm } from './request-form.ts';
import { requestIds } from './request-ids.ts';

const request: ServiceRequestForm = {
  service: 'sourcing',
  name: 'Robin Rowe',
  company: '',
  email: 'robin@rowe.test',
  phone: '',
  message: 'Two people for our warehouse go-live.',
};

describe('the id of a service request', () => {
  it('stays the same however often it is sent', () => {
    const idOf = requestIds();
    expect(idOf({ ...request })).toBe(idOf({ ...request }));
  });

  it('is another one once the request was corrected, so that the correction is not passed over', () => {
    const idOf = requestIds();
    const before = idOf(request);
    expect(idOf({ ...request, email: 'robin@rowe.example' })).not.toBe(before);
  });

  it('is another one in another form', () => {
    expect(requestIds()(request)).not.toBe(requestIds()(request));
  });
});
