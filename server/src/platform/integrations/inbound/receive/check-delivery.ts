import { JsonRefusal } from '../../../../kernel/intake/json-refusal.ts';
import { type Refusal, refuse, type Words, words } from '../../../../kernel/problems/errors.ts';
import type { ProblemCode } from '../../../../kernel/problems/problems.ts';
import { verifyService } from '../../../webhooks/sending/sign.ts';
import { checkPayload, isJsonObject } from '../mappings/read-payload.ts';
import type { Delivery } from './delivery.ts';
import type { OpenEndpoint } from './open-endpoint.ts';

export type Check = (delivery: Delivery, endpoint: OpenEndpoint) => Refusal | null;

const mostAgeMs = 300_000;
const longestEvent = 200;

/** The first thing wrong with a webhook at a known address, in the order senders are promised; null when nothing is. */
export function checkDelivery(
  delivery: Delivery,
  endpoint: OpenEndpoint,
  order: readonly Check[] = checks,
): Refusal | null {
  for (const check of order) {
    const refusal = check(delivery, endpoint);
    if (refusal) return refusal;
  }
  return null;
}

const unless = (holds: boolean, code: ProblemCode, detail: Words) => (holds ? null : refuse(code, detail));

const current: Check = (_, { replaced }) =>
  unless(
    !replaced,
    'webhook_endpoint_replaced',
    words('The address was replaced by a new one.', 'Адрес заменён новым.'),
  );

const signed: Check = ({ signature }) =>
  unless(
    Boolean(signature),
    'signature_missing',
    words('Send X-Service-Signature: sha256=<hex>.', 'Передайте X-Service-Signature: sha256=<hex>.'),
  );

const timed: Check = (delivery) =>
  unless(
    sentAt(delivery) !== null,
    'timestamp_invalid',
    words(
      'Send X-Service-Timestamp: seconds (10 digits) or milliseconds (13 digits) since 1970. X-Timestamp, if sent too, is the same.',
      'Передайте X-Service-Timestamp: секунды (10 цифр) или миллисекунды (13 цифр) с 1970 года. X-Timestamp, если он тоже есть, содержит то же.',
    ),
  );

const fresh: Check = (delivery) =>
  unless(
    Math.abs(Date.now() - (sentAt(delivery) as number)) <= mostAgeMs,
    'timestamp_stale',
    words(
      'The timestamp is more than 300 seconds away from our clock. Sign each attempt anew and check the clock.',
      'Метка времени отличается от наших часов больше чем на 300 секунд. Подписывайте каждую попытку заново и проверьте часы.',
    ),
  );

const authentic: Check = (delivery, { secret }) =>
  unless(
    verifyService(secret, timestampOf(delivery) as string, delivery.body, delivery.signature as string),
    'signature_invalid',
    words(
      'The signature is not HMAC-SHA256 of `{timestamp}.{body}` under the whole secret, for the bytes that came.',
      'Подпись не равна HMAC-SHA256 от `{timestamp}.{body}` с полным секретом для полученных байтов.',
    ),
  );

const working: Check = (_, { works }) =>
  unless(
    works,
    'integration_disabled',
    words('The integration is not enabled in the portal.', 'Интеграция в портале не включена.'),
  );

const json: Check = ({ contentType }) =>
  unless(
    /^application\/([\w.+-]+\+)?json *(;|$)/i.test(contentType ?? ''),
    'unsupported_media_type',
    words('Send application/json.', 'Передайте application/json.'),
  );

const named: Check = ({ event }) =>
  unless(
    Boolean(event) && (event as string).length <= longestEvent,
    'invalid_header',
    words(
      `X-Service-Event names the event, in 1 to ${longestEvent} characters.`,
      `X-Service-Event содержит имя события: от 1 до ${longestEvent} знаков.`,
    ),
  );

const readable: Check = ({ body }) => {
  try {
    return unless(
      isJsonObject(checkPayload(body)),
      'malformed_json',
      words('The body is not a JSON object.', 'Тело запроса не является объектом JSON.'),
    );
  } catch (error) {
    if (!(error instanceof JsonRefusal)) throw error;
    return refuse(codes.has(error.code) ? (error.code as ProblemCode) : 'malformed_json', error.said);
  }
};

const codes = new Set<string>(['duplicate_json_key', 'invalid_encoding']);

/** Rows 4 to 12 of the promised order. */
export const checks: readonly Check[] = [current, signed, timed, fresh, authentic, working, json, named, readable];

/** The text that was signed; the product's own header wins, and two that differ are none. */
export function timestampOf({ timestamp, otherTimestamp }: Delivery): string | null {
  if (timestamp !== undefined && otherTimestamp !== undefined && timestamp !== otherTimestamp) return null;
  return timestamp ?? otherTimestamp ?? null;
}

/** Milliseconds since 1970; null for what is no timestamp. */
export function sentAt(delivery: Delivery): number | null {
  const text = timestampOf(delivery) ?? '';
  if (/^\d{10}$/.test(text)) return Number(text) * 1_000;
  return /^\d{13}$/.test(text) ? Number(text) : null;
}
