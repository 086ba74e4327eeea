import { describe, expect, it, vi } from 'vitest';
import { ApiProblem, asApiProblem } from './problem.ts';

const refusal = { code: 'PROJECT_NOT_FOUND', status: 404, detail: 'This project does not exist.' };

describe('a caught refusal', () => {
  it('is known as one', () => {
    expect(asApiProblem(new ApiProblem(refusal))?.code).toBe('PROJECT_NOT_FOUND');
  });

  it('is known as one by another copy of the same code, as pages on the server are', async () => {
    vi.resetModules();
    const copy = await import('./problem.ts');
    expect(copy.ApiProblem).not.toBe(ApiProblem);
    expect(copy.asApiProblem(new ApiProblem(refusal))?.status).toBe(404);
  });

  it('is not mistaken for a fault', () => {
    expect(asApiProblem(new TypeError('Failed to fetch'))).toBeNull();
    expect(asApiProblem({ name: 'ApiProblem', ...refusal })).toBeNull();
  });
});
