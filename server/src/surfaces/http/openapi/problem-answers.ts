import { type ProblemCode, problems } from '../../../kernel/problems.ts';
import { type Json, ref } from './json.ts';

/** The refusals of one operation, by status; each code with a body as it will look. */
export function problemAnswers(codes: readonly ProblemCode[]): Json {
  const byStatus = Object.groupBy(codes, (code) => String(problems[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [status, answer(Number(status), list ?? [])]),
  );
}

const answer = (status: number, codes: readonly ProblemCode[]): Json => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  headers: Object.fromEntries(
    ['X-Request-Id', ...headersOf(status, codes)].map((name) => [name, ref('headers', name)]),
  ),
  content: {
    'application/problem+json': {
      schema: { allOf: [ref('schemas', 'Problem'), { properties: { code: { enum: codes } } }] },
      examples: Object.fromEntries(codes.map((code) => [code, ref('examples', code)])),
    },
  },
});

const headersOf = (status: number, codes: readonly ProblemCode[]) => [
  ...(codes.some((code) => problems[code].retryable) ? ['Retry-After'] : []),
  ...(codes.includes('insufficient_scope') ? ['X-Accepted-Scopes'] : []),
  ...(status === 405 ? ['Allow'] : []),
];
