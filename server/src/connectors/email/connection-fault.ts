import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';

interface Server {
  host: string;
  port: number;
  security: 'ssl' | 'starttls' | 'none';
}

/** What the two mail libraries add to the message, each in its own way. */
interface Reported extends Error {
  code?: unknown;
  originalCode?: unknown;
  tlsFailed?: boolean;
}

const otherName = 'ERR_TLS_CERT_ALTNAME_INVALID';
const unknownIssuer = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** What hindered a connection to a mail server, in words that say what to do. Null for what the server itself said. */
export function connectionFault(error: Error, { host, port, security }: Server): ProviderError | null {
  const codes = codesOf(error);
  const has = (...wanted: string[]) => wanted.some((code) => codes.has(code));
  if (has(otherName))
    return hindrance(
      'validation',
      `The certificate of ${host} bears another name. Write the server as its provider names it.`,
      `Сертификат ${host} выдан на другое имя. Укажите имя сервера так, как его называет почтовый сервис.`,
    );
  if ([...codes].some((code) => unknownIssuer.has(code)))
    return hindrance(
      'validation',
      `The certificate of ${host} is signed by an authority that is not trusted. Add its certificate to the settings, if it is your own.`,
      `Сертификат ${host} подписан центром, которому нет доверия. Если это ваш центр, добавьте его сертификат в настройки.`,
    );
  if (has('CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'))
    return hindrance(
      'validation',
      `The certificate of ${host} is out of date.`,
      `Срок действия сертификата ${host} истёк или ещё не наступил.`,
    );
  if (has('ETLS') || /wrong version number|packet length too long|ssl3_get_record/i.test(error.message))
    return hindrance(
      'validation',
      `${host} does not speak \`${security}\` on port ${port}: take 465 or 993 with \`ssl\`, 587 or 143 with \`starttls\`.`,
      `${host} на порту ${port} не поддерживает \`${security}\`: для \`ssl\` это 465 или 993, для \`starttls\` — 587 или 143.`,
    );
  if (has('ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'))
    return hindrance(
      'unavailable',
      `Nobody answers at ${host}, port ${port}.`,
      `${host}, порт ${port}, не отвечает: соединение отклонено.`,
    );
  if (
    has(
      'ETIMEDOUT',
      'ECONNECTION',
      'ESOCKET',
      'ECONNRESET',
      'EPIPE',
      'ETIMEOUT',
      'NoConnection',
      'EConnectionClosed',
      'CONNECT_TIMEOUT',
      'GREETING_TIMEOUT',
      'UPGRADE_TIMEOUT',
      'ClosedAfterConnectTLS',
      'ClosedAfterConnectText',
    )
  )
    return hindrance(
      'unavailable',
      `The connection to ${host}, port ${port}, broke off or took too long.`,
      `Соединение с ${host}, порт ${port}, прервалось или длилось слишком долго.`,
    );
  return null;
}

/** Codes of an error and of those that caused it. */
function codesOf(error: unknown, depth = 0): Set<string> {
  if (!(error instanceof Error) || depth > 3) return new Set();
  const { code, originalCode, tlsFailed, cause } = error as Reported;
  const own = [code, originalCode, tlsFailed && 'ETLS'].filter((one) => typeof one === 'string');
  return new Set([...own, ...codesOf(cause, depth + 1)]);
}

const hindrance = (kind: 'validation' | 'unavailable', en: string, ru: string) =>
  new ProviderError(kind, words(en, ru));
