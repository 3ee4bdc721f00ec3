import Type from 'typebox';

/** What each variable must look like; `must` ends the sentence «NAME must …» shown when it does not. */
const text = (pattern: string, must: string) => Type.Optional(Type.String({ pattern, must }));
const oneOf = (values: readonly string[]) => text(`^(${values.join('|')})$`, `be one of ${values.join(', ')}`);

const port = '(6553[0-5]|655[0-2]\\d|65[0-4]\\d{2}|6[0-4]\\d{3}|[1-5]\\d{4}|[1-9]\\d{0,3}|0)';
const key = '[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=';
const proxy = '[0-9A-Fa-f:.]+(/\\d{1,3})?';
const block = '[0-9A-Fa-f:.]+/\\d{1,3}';

export const environment = Type.Object({
  PORT: text(`^${port}$`, 'be a port from 0 to 65535'),
  HOST: text('^[A-Za-z0-9.:_-]+$', 'be a host name or an address'),
  TRUSTED_PROXIES: text(
    `^(none|${proxy}(,${proxy})*)$`,
    'be none, or addresses and blocks separated by commas, such as 127.0.0.1,10.0.0.0/8',
  ),
  PUBLIC_URL: text('^https?://[^\\s?#@]+$', 'be an http or https address without a query'),
  DATABASE_URL: text(
    '^postgres(ql)?://[^\\s/@]+@[^\\s/@]+/[^\\s/?]+(\\?\\S*)?$',
    'look like postgres://user:password@host:5432/database',
  ),
  DATABASE_POOLER_URL: text(
    '^postgres(ql)?://[^\\s/@]+(/[^\\s/?]*)?(\\?\\S*)?$',
    'look like postgres://host:6432, without a user: the program comes as the two roles it makes',
  ),
  DATA_DIR: text('^[^\\0]+$', 'be a folder'),
  ROLE: oneOf(['web', 'worker', 'all']),
  MASTER_KEY: text(
    `^${key}(,${key})*$`,
    'be one or several kid:key separated by commas, newest first, each key 32 bytes in base64',
  ),
  SMTP_URL: text('^smtps?://\\S+$', 'look like smtp://user:password@host:587'),
  MAIL_FROM: text('^[^\\r\\n]*[^\\s@<]+@[^\\s@>]+>?$', 'be a mail address, with or without a name'),
  AUDIT_ANCHORS_TO: text('^[^\\s@<>]+@[^\\s@<>]+$', 'be a mail address'),
  SECURITY_CONTACT: text(
    '^(mailto:[^\\s@<>]+@[^\\s@<>]+|https://\\S+)$',
    'be mailto: with an address, or an https address',
  ),
  S3_URL: text(
    '^https?://[^\\s/:@]+:[^\\s/@]+@[^\\s/@]+/[^\\s/?]+(\\?region=[\\w-]+)?$',
    'look like https://key:secret@host/bucket?region=ru-1',
  ),
  CLAMD_HOST: text('^[A-Za-z0-9._-]+(:\\d{1,5})?$', 'be a host, with or without a port'),
  OUTBOUND_ALLOW: text(`^${block}(,${block})*$`, 'be address blocks separated by commas, such as 127.0.0.1/32'),
  OUTBOUND_ALLOW_IN_PRODUCTION: oneOf(['yes', 'no']),
  RATE_LIMITS: oneOf(['on', 'off']),
  INTEGRATION_BASE_URLS: text('^\\{[\\s\\S]*\\}$', 'be a JSON object of connector to base address'),
  OPERATOR_TOKEN: text(
    '^[A-Za-z0-9_-]{43,200}$',
    'be 43 to 200 letters, digits, hyphens and underscores: 32 random bytes or more',
  ),
  METRICS_PORT: text(`^${port}$`, 'be a port from 0 to 65535'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  NODE_ENV: oneOf(['development', 'test', 'production']),
});

export type Environment = Type.Static<typeof environment>;
