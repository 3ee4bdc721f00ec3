import Type from 'typebox';
import { choice, flag, id, instant, integer, nullable, object } from '../../../kernel/fields.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { raw, type Sql } from '../../../kernel/sql/sql.ts';

const milliseconds = (title: string) => nullable(integer(`${title}, ms`, { minimum: 0 }));
const headers = (title: string) =>
  nullable(Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' }, title }));

const attemptTriggers = ['schedule', 'manual', 'recover', 'test', 'rotation_fallback'] as const;
const attemptErrors = [
  'dns',
  'connect',
  'tls',
  'timeout',
  'reset',
  'http_status',
  'blocked_target',
  'body_error',
] as const;

export const attemptView = object(
  {
    id: id(),
    deliveryId: id('Delivery'),
    number: integer('Number, from 1', { minimum: 1 }),
    trigger: choice(attemptTriggers, 'Why it was made'),
    startedAt: instant('Started'),
    durationMs: integer('Whole time, ms', { minimum: 0 }),
    dnsMs: milliseconds('Name lookup'),
    connectMs: milliseconds('Connection'),
    tlsMs: milliseconds('TLS handshake'),
    ttfbMs: milliseconds('Until the answer began'),
    requestHeaders: headers('Headers sent; signatures and own values are covered'),
    requestBodySha256: Type.String({ title: 'SHA-256 of the body sent, hex' }),
    remoteIp: nullable(Type.String({ title: 'Address that answered' })),
    responseStatus: nullable(Type.Integer({ title: 'HTTP status' })),
    responseHeaders: headers('Headers received, up to 4 KiB'),
    responseBody: nullable(Type.String({ title: 'Body received, up to 16 KiB' })),
    responseTruncated: flag('The body was longer, slower or broken off'),
    errorCode: nullable(choice(attemptErrors, 'What went wrong')),
    willRetry: flag('Another attempt follows'),
    nextAttemptAt: nullable(instant('Next attempt')),
  },
  { title: 'Webhook attempt' },
);

export type Attempt = Type.Static<typeof attemptView>;

export const attemptColumns: Sql = raw(`
  attempt.id, attempt.delivery_id, attempt.number, attempt.trigger, attempt.started_at, attempt.duration_ms, attempt.dns_ms, attempt.connect_ms,
  attempt.tls_ms, attempt.ttfb_ms, attempt.request_headers, attempt.request_body_sha256, host(attempt.remote_ip) as remote_ip, attempt.response_status,
  attempt.response_headers, attempt.response_body, attempt.response_truncated, attempt.error_code, attempt.will_retry, attempt.next_attempt_at`);

interface AttemptRow {
  id: string;
  delivery_id: string;
  number: number;
  trigger: Attempt['trigger'];
  started_at: string;
  duration_ms: number;
  dns_ms: number | null;
  connect_ms: number | null;
  tls_ms: number | null;
  ttfb_ms: number | null;
  request_headers: string | null;
  request_body_sha256: string;
  remote_ip: string | null;
  response_status: number | null;
  response_headers: string | null;
  response_body: string | null;
  response_truncated: boolean;
  error_code: Attempt['errorCode'];
  will_retry: boolean;
  next_attempt_at: string | null;
}

export const presentAttempt = (row: AttemptRow): Attempt => ({
  id: row.id,
  deliveryId: row.delivery_id,
  number: row.number,
  trigger: row.trigger,
  startedAt: row.started_at,
  durationMs: row.duration_ms,
  dnsMs: row.dns_ms,
  connectMs: row.connect_ms,
  tlsMs: row.tls_ms,
  ttfbMs: row.ttfb_ms,
  requestHeaders: row.request_headers === null ? null : (JSON.parse(row.request_headers) as Record<string, string>),
  requestBodySha256: row.request_body_sha256,
  remoteIp: row.remote_ip,
  responseStatus: row.response_status,
  responseHeaders: row.response_headers === null ? null : fieldsOf(row.response_headers),
  responseBody: row.response_body,
  responseTruncated: row.response_truncated,
  errorCode: row.error_code,
  willRetry: row.will_retry,
  nextAttemptAt: row.next_attempt_at,
});

/** `name: value` lines as fields. */
const fieldsOf = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const at = line.indexOf(': ');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)]] : [];
    }),
  );

/** `deliveryId` comes from the address. */
export const attemptListing: Listing = {
  name: 'webhook-attempts',
  from: 'webhook_attempts attempt',
  alias: 'attempt',
  defaultSort: 'number',
  fields: {
    deliveryId: { column: 'attempt.delivery_id', kind: 'id' },
    number: { column: 'attempt.number', kind: 'integer', sortable: true },
    startedAt: { column: 'attempt.started_at', kind: 'instant', sortable: true },
  },
};
