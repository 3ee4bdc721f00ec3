import { resolve } from 'node:path';
import { StartRefused } from './kernel/problems/start-refused.ts';
import { makeDataDir } from './make-data-dir.ts';
import { keptMasterKey, type MasterKeys, parseMasterKeys } from './master-keys.ts';
import { type Environment, environment } from './settings.schema.ts';
import { settingsProblems } from './settings-problems.ts';

export type Settings = {
  /** `PORT`, 3000: where the web role listens; 0 takes a free port. */
  readonly port: number;
  /** `HOST`, 127.0.0.1: the address it listens on. */
  readonly host: string;
  /** `PUBLIC_URL`, `http://HOST:PORT`: base URL of links, without a trailing slash; undefined when it is known only after listening (PORT=0). */
  readonly publicUrl: string | undefined;
  /** `TRUSTED_PROXIES`, none: addresses and blocks of the proxies in front, whose `X-Forwarded-For` names the client. */
  readonly trustedProxies: readonly string[];
  /** `DATABASE_URL`: the owner's URL of a PostgreSQL 15 or newer; undefined means the embedded server. */
  readonly databaseUrl: string | undefined;
  /**
   * `DATABASE_POOLER_URL`: a connection pooler such as pgbouncer in transaction mode, through which requests and workers come to the
   * database; the owner comes by `databaseUrl`. Undefined means that all do.
   */
  readonly databasePoolerUrl: string | undefined;
  /** `DATA_DIR`, `.data`: absolute folder of the embedded database, files, mail and generated keys. */
  readonly dataDir: string;
  /** `ROLE`, all: what this process does. */
  readonly role: 'web' | 'worker' | 'all';
  /** `MASTER_KEY`: wraps every stored secret. */
  readonly masterKeys: MasterKeys;
  /** `SMTP_URL`: undefined writes each letter to `DATA_DIR/mail`. */
  readonly smtpUrl: string | undefined;
  /** `MAIL_FROM`: the sender of letters; required with SMTP_URL. */
  readonly mailFrom: string;
  /** `AUDIT_ANCHORS_TO`: the address that gets the newest seals of the audit trail once a day; undefined sends none. */
  readonly auditAnchorsTo: string | undefined;
  /** `SECURITY_CONTACT`, `mailto:security@example.ru`: stands in /.well-known/security.txt; undefined serves none. */
  readonly securityContact: string | undefined;
  /** `S3_URL`, `https://key:secret@host/bucket?region=ru-1`: undefined keeps files in `DATA_DIR/files`. */
  readonly s3Url: string | undefined;
  /** `CLAMD_HOST`, `host` or `host:port`, port 3310: scans uploaded files; undefined treats them as clean. */
  readonly clamdHost: string | undefined;
  /** `OUTBOUND_ALLOW`: private address blocks (CIDR) that outgoing calls may reach. */
  readonly outboundAllow: readonly string[];
  /** `RATE_LIMITS`, on: false only outside production. */
  readonly rateLimits: boolean;
  /** `INTEGRATION_BASE_URLS`: connector to base address, for simulators; empty in production. */
  readonly integrationBaseUrls: Readonly<Record<string, string>>;
  /** `OPERATOR_TOKEN`: opens the addresses of the installation's operator; undefined means that there are none. */
  readonly operatorToken: string | undefined;
  /** `METRICS_PORT`: where 127.0.0.1 serves /metrics; undefined serves none, 0 takes a free port. */
  readonly metricsPort: number | undefined;
  /** `LOG_LEVEL`, info. */
  readonly logLevel: string;
  /** `NODE_ENV` is production: strict refusals, JSON log lines. */
  readonly production: boolean;
  /** The folder of the built portal; if it does not exist, only the API is served. */
  readonly portalDir: string;
};

/** Checks every setting against one schema; refuses the start with all problems at once, each naming its variable. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = onlyKnown(env);
  const problems = settingsProblems(given);
  if (problems.length > 0) throw new StartRefused(problems.join('\n'));

  const port = Number(given.PORT ?? 3000);
  const host = given.HOST ?? '127.0.0.1';
  const dataDir = resolve(given.DATA_DIR ?? '.data');
  return {
    port,
    host,
    publicUrl: given.PUBLIC_URL?.replace(/\/+$/, '') ?? listeningUrl(host, port),
    trustedProxies: proxiesOf(given.TRUSTED_PROXIES),
    databaseUrl: given.DATABASE_URL,
    databasePoolerUrl: given.DATABASE_POOLER_URL,
    dataDir,
    role: (given.ROLE ?? 'all') as Settings['role'],
    masterKeys: parseMasterKeys(given.MASTER_KEY ?? keptMasterKey(makeDataDir(dataDir))),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? 'Prokura <no-reply@localhost>',
    auditAnchorsTo: given.AUDIT_ANCHORS_TO,
    securityContact: given.SECURITY_CONTACT,
    s3Url: given.S3_URL,
    clamdHost: given.CLAMD_HOST,
    outboundAllow: given.OUTBOUND_ALLOW?.split(',') ?? [],
    rateLimits: given.RATE_LIMITS !== 'off',
    integrationBaseUrls: JSON.parse(given.INTEGRATION_BASE_URLS ?? '{}') as Record<string, string>,
    operatorToken: given.OPERATOR_TOKEN,
    metricsPort: given.METRICS_PORT === undefined ? undefined : Number(given.METRICS_PORT),
    logLevel: given.LOG_LEVEL ?? 'info',
    production: given.NODE_ENV === 'production',
    portalDir: resolve(import.meta.dirname, '../../portal/dist'),
  };
}

/** An empty variable counts as unset: that is how compose files and shells pass it. */
function onlyKnown(env: NodeJS.ProcessEnv): Environment {
  const names = Object.keys(environment.properties);
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

const proxiesOf = (list = 'none') => (list === 'none' ? [] : list.split(','));

function listeningUrl(host: string, port: number): string | undefined {
  if (port === 0) return undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
