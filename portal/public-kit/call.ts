import { language, say } from '../src/kit/say.ts';

interface FieldFault {
  pointer?: string;
  message: string;
}

/** A refusal of the server, or a broken line (status 0). */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: readonly FieldFault[];
  /** Seconds after which it may be tried again, where the server said so. */
  readonly wait: number | undefined;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Record<string, unknown>, wait?: number) {
    super(typeof body.detail === 'string' ? body.detail : say('The server did not answer.', 'Сервер не ответил.'));
    this.name = 'Refused';
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : '';
    this.faults = Array.isArray(body.errors) ? (body.errors as FieldFault[]) : [];
    this.wait = wait;
    this.members = body;
  }

  /** Worth another try: the line, a busy server, a limit of requests. */
  get isPassing() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** How long an answer is waited for; a file takes its time on a bad line. */
const patience = { file: 180_000, other: 30_000 };

/** Asks an address that needs no account. */
export async function call<Answer>(method: string, url: string, body?: unknown, key?: string): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method,
    cache: 'no-store',
    signal: AbortSignal.timeout(isForm ? patience.file : patience.other),
    headers: {
      'accept-language': language(),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused(0, { detail: say('No connection to the server.', 'Нет связи с сервером.') });
  });
  if (answer.headers.has('portal-mode')) document.documentElement.dataset.portal = 'test';
  const given = await answer.json().catch(() => ({}));
  if (answer.ok) return given as Answer;
  const wait = Number(answer.headers.get('retry-after'));
  throw new Refused(answer.status, given as Record<string, unknown>, wait > 0 ? wait : undefined);
}
