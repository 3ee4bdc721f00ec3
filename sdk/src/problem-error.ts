import type { Refusing } from './calls/refusing.ts';
import type { CommonCode, ProblemCode } from './generated/problem-codes.ts';
import type { FieldError, Problem } from './generated/types.ts';
import type { Open } from './open.ts';

/** The server refused. `code` is stable, the message is for people. An answer of something in between has `unexpected_answer`. */
export class ProblemError<Code extends string = Open<ProblemCode>> extends Error {
  override readonly name = 'ProblemError';
  readonly code: Code;
  readonly status: number;
  /** The refused fields, with the rule of each. */
  readonly errors: readonly FieldError[];
  /** To name when asking for help. */
  readonly requestId: string;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;
  /** The whole body: some codes tell more, such as `existing` of `already_exists`. */
  readonly problem: Problem & Record<string, unknown>;

  constructor(problem: Problem, request: string, retryAfterMs?: number) {
    super(`${request}: ${problem.detail}${(problem.errors ?? []).map(sentence).join('')} (${problem.code})`);
    this.code = problem.code as string as Code;
    this.status = problem.status;
    this.errors = problem.errors ?? [];
    this.requestId = problem.requestId;
    this.retryable = problem.retryable;
    this.retryAfterMs = retryAfterMs;
    this.problem = problem as Problem & Record<string, unknown>;
  }

  /** Reads the refusal out of an answer. */
  static async of(response: Response, request: string): Promise<ProblemError> {
    const text = await response.text();
    return new ProblemError(parse(text) ?? unexpected(response, text), request, retryAfterOf(response));
  }
}

/** Whether this is a refusal; of an operation, with the codes that its contract names. */
export function isProblem<Code extends string = Open<ProblemCode>>(
  error: unknown,
  _of?: Refusing<Code>,
): error is ProblemError<Code | CommonCode> {
  return error instanceof ProblemError;
}

const sentence = ({ pointer, parameter, message }: FieldError) => ` ${pointer ?? parameter ?? ''} ${message}.`;

function parse(text: string): Problem | undefined {
  try {
    const body = JSON.parse(text) as Partial<Problem> | null;
    return typeof body?.code === 'string' ? (body as Problem) : undefined;
  } catch {
    return undefined;
  }
}

/** Such as the page of a proxy whose server is away. */
const unexpected = ({ status, statusText, headers }: Response, text: string): Problem => ({
  type: 'about:blank',
  title: statusText,
  status,
  detail: `${status} ${statusText} ${text.slice(0, 200)}`.trim(),
  instance: '',
  code: 'unexpected_answer',
  requestId: headers.get('x-request-id') ?? '',
  retryable: [429, 502, 503, 504].includes(status),
});

/** Seconds or a date. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
