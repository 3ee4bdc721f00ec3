export type OutboundErrorCode = 'dns' | 'connect' | 'tls' | 'timeout' | 'reset' | 'blocked_target' | 'body_error';

/** Milliseconds; the first three are null when a kept connection served, `tlsMs` also without TLS, `dnsMs` for a literal. */
export type Timings = {
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  /** From the start of the send to the answer's headers. */
  readonly ttfbMs: number | null;
  readonly durationMs: number;
};

export type Answer = {
  readonly kind: 'answer';
  readonly status: number;
  /** `name: value` lines, at most 4 KiB. */
  readonly headers: string;
  /** The same by lower-case name, whole; at most 16 KiB came over the wire. */
  readonly fields: Readonly<Record<string, string>>;
  /** At most 16 KiB of text; unreadable bytes are replaced. */
  readonly body: string;
  /** The same as it came. */
  readonly bytes: Buffer;
  /** True when the body was longer, slower or broken off; the status stands nevertheless. */
  readonly truncated: boolean;
  /** It was cut because it was longer than is taken. */
  readonly tooLong: boolean;
  readonly remoteIp: string | null;
  readonly timings: Timings;
};

export type Failure = {
  readonly kind: 'failure';
  readonly errorCode: OutboundErrorCode;
  /** For the operator's log only: it may name an address. */
  readonly message: string;
  readonly remoteIp: string | null;
  readonly timings: Timings;
};

export type Outcome = Answer | Failure;

/** Milliseconds and bytes; tests scale them down. */
export type OutboundLimits = {
  readonly dnsMs: number;
  /** TCP and TLS together. */
  readonly connectMs: number;
  /** From the start of the send to the end of the answer's headers. */
  readonly headersMs: number;
  readonly bodyMs: number;
  readonly bodyBytes: number;
  readonly headerTextBytes: number;
  readonly headerBytes: number;
  readonly informationalAnswers: number;
};

export const OUTBOUND_LIMITS: OutboundLimits = {
  dnsMs: 3_000,
  connectMs: 5_000,
  headersMs: 15_000,
  bodyMs: 2_000,
  bodyBytes: 16_384,
  headerTextBytes: 4_096,
  headerBytes: 16_384,
  informationalAnswers: 32,
};

/** An error that already knows which code the attempt will carry. */
type OutboundError = Error & { readonly errorCode: OutboundErrorCode };

export function outboundError(errorCode: OutboundErrorCode, message: string, cause?: unknown): OutboundError {
  return Object.assign(new Error(message, { cause }), { errorCode });
}

export function isOutboundError(error: unknown): error is OutboundError {
  return error instanceof Error && 'errorCode' in error;
}
