import { StartRefused } from './kernel/problems/start-refused.ts';

interface StartError extends Error {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
  hostname?: string;
  path?: string;
  /** Of a host name with several addresses. */
  errors?: StartError[];
}

/** What a person reads when the start fails: what is wrong and what to do. A fault of ours comes with its stack. */
export function sentenceOf(error: unknown, env: NodeJS.ProcessEnv = process.env): string {
  if (error instanceof StartRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  const known = error as StartError;
  return (
    listening(known, env) ?? reaching(known, env) ?? database(known) ?? files(known) ?? error.stack ?? error.message
  );
}

function listening({ code = '', syscall, port, address }: StartError, env: NodeJS.ProcessEnv): string | undefined {
  const name = port !== undefined && String(port) === env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `${name} is taken by another program: stop it or set another ${name} (0 takes a free one).`;
  if (syscall !== 'listen') return undefined;
  if (code === 'EACCES')
    return `${name} ${port} may not be listened on by this account: set one of 1024 or above, and let a proxy stand in front.`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST ${address} is no address of this machine: set one it has, 127.0.0.1 or 0.0.0.0 for all.`;
  return undefined;
}

const unreachable = new Set(['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'ENOENT']);

function reaching(error: StartError, env: NodeJS.ProcessEnv): string | undefined {
  const { code = '', syscall, hostname, message } = error;
  if (syscall === 'getaddrinfo')
    return hostname === env.HOST
      ? `HOST ${hostname} is no name of this machine: set an address, 127.0.0.1 or 0.0.0.0 for all.`
      : `${hostname} of DATABASE_URL cannot be found: check the name, and that this machine resolves it.`;
  const lost = syscall === 'connect' && unreachable.has(code);
  // A host name with two addresses fails once for both, without naming the call.
  const both = code === 'ECONNREFUSED' && syscall === undefined;
  if (!(lost || both || /timeout exceeded when trying to connect|Connection terminated/.test(message)))
    return undefined;
  return isOfPooler(error, env)
    ? `No connection pooler answers at DATABASE_POOLER_URL${whereOf(env.DATABASE_POOLER_URL)}: start it, or check host and port.`
    : `No PostgreSQL answers at DATABASE_URL${whereOf(env.DATABASE_URL)}: start it, or check host and port.`;
}

const whereOf = (url: string | undefined) => (url && URL.canParse(url) ? ` (${new URL(url).host})` : '');

/** The database itself has answered by the time a pooler is asked. */
const isOfPooler = ({ port, errors }: StartError, { DATABASE_POOLER_URL: url }: NodeJS.ProcessEnv) =>
  url !== undefined && URL.canParse(url) && new URL(url).port === String(port ?? errors?.[0]?.port);

/** By SQLSTATE: problems that the owner of the database can solve. */
const refusals: Record<string, string> = {
  '08P01': 'The connection pooler of DATABASE_POOLER_URL lets nobody through: correct its settings.',
  '28P01': 'PostgreSQL refuses user or password of DATABASE_URL: correct them.',
  '28000': 'PostgreSQL lets the user of DATABASE_URL not in from here: see pg_hba.conf.',
  '3D000': 'The database of DATABASE_URL does not exist: create it, owned by the user of the address.',
  '42501': 'The user of DATABASE_URL lacks a right: it must own the database and have createrole.',
  '53100': 'The disk of PostgreSQL is full: free some of it.',
  '53300': 'PostgreSQL has no connection left: raise max_connections or stop another program.',
  '57P03': 'PostgreSQL is still starting up or shutting down: try again in a moment.',
};

const database = ({ code = '', message }: StartError): string | undefined =>
  refusals[code] && `${refusals[code]} It said: ${message}`;

const faults: Record<string, string> = {
  EACCES: 'this account may not use it: give it the right, or set another DATA_DIR',
  EPERM: 'this account may not use it: give it the right, or set another DATA_DIR',
  EROFS: 'its disk is read-only: set another DATA_DIR',
  ENOSPC: 'the disk is full: free some of it',
  EDQUOT: 'the quota of this account is used up: free some of it',
  ENOENT: 'it is missing: restore it, or install anew with npm ci',
  ENOTDIR: 'a file stands where a folder should: move it away',
  EMFILE: 'too many files are open: raise the limit (ulimit -n)',
};

const files = ({ code = '', path, syscall, message }: StartError): string | undefined =>
  faults[code] === undefined ? syscall && message : `${path ?? 'A file'}: ${faults[code]}.`;
