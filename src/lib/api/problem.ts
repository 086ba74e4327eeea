/** One field that was refused, by its path in the input (`portfolioProjects.0.title`). */
export interface FieldProblem {
  path: string;
  message: string;
}

/** The body of every error (RFC 9457), as it goes over the wire. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  /** Stable, for programs: SCREAMING_SNAKE. */
  code: string;
  detail: string;
  requestId?: string;
  errors?: FieldProblem[];
  data?: unknown;
}

/** Whether a body is a problem of ours; checked by hand, for pages load this without a schema library. */
export function isProblemBody(body: unknown): body is ProblemBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'status' in body &&
    typeof body.status === 'number' &&
    'detail' in body &&
    typeof body.detail === 'string'
  );
}

/** What a caller in our own code catches when an operation is refused. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  readonly data: unknown;

  constructor(problem: {
    code: string;
    status: number;
    detail: string;
    fields?: readonly FieldProblem[];
    data?: unknown;
  }) {
    super(problem.detail);
    this.code = problem.code;
    this.status = problem.status;
    this.fields = problem.fields ?? [];
    this.data = problem.data;
  }
}

/** The problem behind a caught value, or null when it is a fault of another kind. */
export function asApiProblem(error: unknown): ApiProblem | null {
  return isApiProblem(error) ? error : null;
}

/** The sentence of a refusal with one of these codes; undefined for every other failure. */
export function messageOf(error: unknown, ...codes: readonly string[]): string | undefined {
  const problem = asApiProblem(error);
  return problem && codes.includes(problem.code) ? problem.message : undefined;
}

// Pages rendered on the server carry a copy of this class from the build and catch what the server's own copy made:
// they know it by its name and parts.
function isApiProblem(error: unknown): error is ApiProblem {
  return (
    error instanceof ApiProblem ||
    (error instanceof Error &&
      error.name === 'ApiProblem' &&
      'code' in error &&
      'status' in error &&
      'fields' in error)
  );
}

const titles: Record<number, string> = {
  400: 'The request is not valid',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The request took too long to arrive',
  409: 'The change does not fit the present state',
  413: 'The request is too large',
  415: 'Unsupported content type',
  422: 'The request cannot be processed',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Temporarily not available',
  507: 'No room left',
};

/** Makes the wire form of a problem. `type` names the code under our own documentation. */
export function problemBody(problem: {
  code: string;
  status: number;
  detail: string;
  requestId?: string | undefined;
  errors?: readonly FieldProblem[];
  data?: unknown;
}): ProblemBody {
  return {
    type: `/api/docs#${problem.code.toLowerCase().replaceAll('_', '-')}`,
    title: titles[problem.status] ?? 'The request failed',
    status: problem.status,
    code: problem.code,
    detail: problem.detail,
    ...(problem.requestId ? { requestId: problem.requestId } : {}),
    ...(problem.errors?.length ? { errors: [...problem.errors] } : {}),
    ...(problem.data === undefined ? {} : { data: problem.data }),
  };
}
