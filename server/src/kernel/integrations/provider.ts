import type { Words } from '../problems/errors.ts';

/**
 * How bold a call to a provider may be repeated. `read` and `idempotent-write` may always be; `keyed-write` with the same key and
 * the same bytes; `unsafe-write` only when it surely was not carried out, otherwise its outcome is in doubt.
 */
export type CallClass = 'read' | 'idempotent-write' | 'keyed-write' | 'unsafe-write';

export interface ProviderRequest {
  class: CallClass;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query below the base address; a whole address where the settings name the host. */
  path: string;
  /** The address of the manifest it goes to, where that is a further one. */
  at?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | null;
  /** Signed with the access token of the installation. One that is refused is renewed once, and the call repeated once. */
  authorized?: true;
  /** What the log calls it: `rates.daily`. */
  operation: string;
}

export interface ProviderAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
  text(): string;
  /** Throws a `contract_violation` for what is not JSON. */
  json(): unknown;
}

/** The only way out of a connector. Answers 2xx; throws a `ProviderError` for everything else. */
export interface ProviderHttp {
  request(call: ProviderRequest): Promise<ProviderAnswer>;
}

export type ProviderErrorKind =
  | 'auth'
  | 'forbidden'
  | 'validation'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'quota'
  | 'payment_required'
  | 'unavailable'
  | 'unknown_outcome'
  | 'contract_violation'
  /** A test portal asks nobody. */
  | 'stays_inside';

/** What a provider, or the way to it, refused. `detail` is for people of the portal and holds no secret and no address. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly detail: Words;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** For the connector, to read the provider's own codes from; never written down. */
  readonly answer: ProviderAnswer | undefined;

  constructor(
    kind: ProviderErrorKind,
    detail: Words,
    more: { status?: number; retryAfterMs?: number; answer?: ProviderAnswer } = {},
  ) {
    super(`${kind}: ${detail.en}`);
    this.kind = kind;
    this.detail = detail;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
    this.answer = more.answer;
  }
}

/** Faults that come again whatever is repeated, until a person has changed something. */
export const isLasting = (kind: ProviderErrorKind) => ['auth', 'forbidden', 'payment_required'].includes(kind);
