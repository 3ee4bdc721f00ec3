import { type Logger, pino } from 'pino';

/** JSON lines in production, readable ones otherwise. Credentials are cut out wherever they stand. */
export const createLogger = ({ logLevel, production }: { logLevel: string; production: boolean }): Logger =>
  pino({
    level: logLevel,
    redact: { paths: secretPaths, censor: '••••' },
    ...(!production &&
      logLevel !== 'silent' && {
        transport: {
          target: 'pino-pretty',
          options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,method,route,status,ms', singleLine: true },
        },
      }),
  });

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
