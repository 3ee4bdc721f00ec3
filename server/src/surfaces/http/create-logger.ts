import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** JSON lines in production, readable ones otherwise. Credentials are redacted everywhere. */
export function createLogger({ logLevel, production }: { logLevel: string; production: boolean }): Logger {
  const options = { level: logLevel, redact: { paths: secretPaths, censor: '••••' } };
  return production || logLevel === 'silent' ? pino(options) : pino(options, readable());
}

/** On this thread: a worker thread would take 30 MiB. */
const readable = () =>
  pretty({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname,method,route,status,ms', singleLine: true });

const secretPaths = [
  'authorization',
  'cookie',
  'secret',
  'password',
  'token',
  'headers.authorization',
  'headers.cookie',
  'headers["x-api-key"]',
].flatMap((path) => [path, `*.${path}`]);
