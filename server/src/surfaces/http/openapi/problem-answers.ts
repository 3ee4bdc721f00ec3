import { type ProblemCode, problems } from '../../../kernel/problems/problems.ts';
import { type Json, ref } from './json.ts';

/** The refusals of operations, by status. Equal ones are described once and referenced, since many operations have the same. */
export function problemShelf() {
  const names = new Map<string, string>();
  const responses: Record<string, Json> = {};

  function shelve(status: string, codes: readonly ProblemCode[]): Json {
    const key = codes.join();
    const known = names.get(key);
    if (known) return ref('responses', known);
    const alike = Object.keys(responses).filter((name) => name.startsWith(`Problems${status}`)).length;
    const name = `Problems${status}${alike === 0 ? '' : `_${alike + 1}`}`;
    names.set(key, name);
    responses[name] = problemAnswer(codes);
    return ref('responses', name);
  }

  return {
    responses,
    answersOf(codes: readonly ProblemCode[]): Json {
      const byStatus = Object.groupBy(codes, (code) => String(problems[code].status));
      return Object.fromEntries(Object.entries(byStatus).map(([status, list]) => [status, shelve(status, list ?? [])]));
    },
  };
}

export type ProblemShelf = ReturnType<typeof problemShelf>;

/** A refusal by one of the codes. */
export const problemAnswer = (codes: readonly ProblemCode[]): Json => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  headers: Object.fromEntries(['X-Request-Id', ...headersOf(codes)].map((name) => [name, ref('headers', name)])),
  content: {
    'application/problem+json': {
      schema: { allOf: [ref('schemas', 'Problem'), { properties: { code: { enum: codes } } }] },
      examples: Object.fromEntries(codes.map((code) => [code, ref('examples', code)])),
    },
  },
});

const headersOf = (codes: readonly ProblemCode[]) => [
  ...(codes.some((code) => problems[code].retryable) ? ['Retry-After'] : []),
  ...(codes.includes('insufficient_scope') ? ['X-Accepted-Scopes'] : []),
  ...(codes.includes('method_not_allowed') ? ['Allow'] : []),
  ...(codes.some((code) => problems[code].status === 401) ? ['WWW-Authenticate'] : []),
];
