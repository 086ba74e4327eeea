import { describe, expect, it, vi } from 'vitest';
import { ApiProblem, asApiProblem, messageOf } from './problem.ts';

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

  it('gives its sentence for the codes that are asked for', () => {
    const problem = new ApiProblem(refusal);
    expect(messageOf(problem, 'OTHER', 'PROJECT_NOT_FOUND')).toBe('This project does not exist.');
    expect(messageOf(problem, 'OTHER')).toBeUndefined();
    expect(messageOf(new TypeError('Failed to fetch'), 'PROJECT_NOT_FOUND')).toBeUndefined();
  });
});
