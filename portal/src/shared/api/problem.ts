import { say } from '../../kit/say.ts';

/** One field of a refused request. `pointer` is a JSON pointer into the body, `parameter` a name elsewhere. */
export interface FieldFault {
  in: 'body' | 'query' | 'path' | 'header';
  pointer?: string;
  parameter?: string;
  code: string;
  message: string;
  params?: Record<string, unknown>;
}

/** A refusal of the server, RFC 9457, as it was told; `members` are what its code promises beside. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly faults: readonly FieldFault[];
  readonly requestId: string | undefined;
  readonly retryable: boolean;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(body: Record<string, unknown>, status: number) {
    const detail = [body.detail, body.title].find((text) => typeof text === 'string') ?? String(status);
    super(detail);
    this.name = 'Problem';
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : 'unreadable';
    this.detail = detail;
    this.faults = Array.isArray(body.errors) ? (body.errors as FieldFault[]) : [];
    this.requestId = typeof body.requestId === 'string' ? body.requestId : undefined;
    this.retryable = body.retryable === true;
    this.members = body;
  }
}

/** The line broke before an answer came: whether the server did it, nobody knows yet. What was typed, forms keep themselves. */
export const lineBroken = () =>
  new Problem(
    {
      code: 'line_broken',
      detail: say(
        'No connection to the server: there is no answer. Try again.',
        'Нет связи с сервером: ответа нет. Попробуйте ещё раз.',
      ),
      retryable: true,
    },
    0,
  );

export const isProblem = (error: unknown, ...codes: string[]): error is Problem =>
  error instanceof Problem && (codes.length === 0 || codes.includes(error.code));

/** `/lines/0/price` → `lines.0.price`, as forms name their fields. */
export const fieldOf = ({ pointer, parameter }: FieldFault) =>
  pointer === undefined
    ? (parameter ?? '')
    : pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
