import type { Readable } from 'node:stream';
import type { Db } from './sql/db.ts';

/** Services of the installation for operations. Built once at start; holds no request state. */
export interface Services {
  /** Base URL of links in letters, webhooks and public pages, without a trailing slash. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** Keys for digests of passwords and API keys; kept outside their tables. */
  readonly pepper: Buffer;
  /** Seed of the key that signs access tokens. */
  readonly sessionKey: Buffer;
  /** Keyed digest under a key of the installation; `purpose` separates uses. */
  digest(purpose: string, text: string): Buffer;
  /** Seals short text of our own (cursors), readable by this installation alone. */
  sealToken(purpose: string, text: string): string;
  openToken(purpose: string, token: string): string | null;
  readonly vault: Vault;
  readonly mail: Mail;
  readonly files: FileStore;
  /** Scans uploaded files; without a scanner they count as clean. */
  readonly scanner?: Scanner | undefined;
  /** What a name says of itself in DNS (TXT); nothing where it has none or cannot be asked about. Slow: never inside a transaction. */
  readTxt(name: string): Promise<readonly string[]>;
  /** Private address blocks that outgoing calls may reach. */
  readonly outboundAllow: readonly string[];
  /** Base addresses that replace those of providers, by integration: for simulators. */
  readonly integrationBaseUrls: Readonly<Record<string, string>>;
  /** What the operator of the installation shows to be let in; undefined where nobody is. */
  readonly operatorToken: string | undefined;
  /** Takes up to that many tokens from a bucket shared by all processes; it refills at `rate` per second up to `burst`. */
  takeTokens(bucket: string, rate: number, burst: number, wanted: number): Promise<Tokens>;
  /** Blocks a bucket for that many seconds. */
  restBucket(bucket: string, rate: number, seconds: number): Promise<void>;
}

export interface Tokens {
  granted: number;
  remaining: number;
}

/** Sends letters. Slow, and it may fail: for workers, never inside a transaction. */
export interface Mail {
  /** False without a mail server: letters are written to a folder and sent to nobody. */
  readonly leaves: boolean;
  /**
   * Resolves to the server's last reply, or the path of the file. Rejects with an error whose `permanent` says that a retry
   * is pointless.
   */
  send(letter: OutgoingLetter): Promise<{ ref: string }>;
}

/** Storage of file contents. Slow, and it may fail: never inside a transaction. */
export interface FileStore {
  /** Stores the whole body under the key, or nothing. */
  put(key: string, body: Readable): Promise<void>;
  open(key: string): Promise<Readable>;
  /** A missing key is not an error. */
  remove(key: string): Promise<void>;
  /** Keys of a portal that were last written before this time. */
  list(tenantId: string, before: Date): AsyncIterable<string>;
}

/** Rejects when the scan failed. */
export interface Scanner {
  scan(body: Readable): Promise<'clean' | 'infected'>;
}

export interface MailPerson {
  name: string;
  address: string;
}

export interface OutgoingLetter {
  to: string;
  /** The person or company it is sent for: put before our own name, while the address stays ours. */
  sender?: string | undefined;
  /** The Reply-To address. */
  replyTo?: MailPerson | null;
  subject: string;
  html: string;
  text: string;
  /** `0193…@portal.example.com`, without angle brackets; the same for every attempt of one letter. */
  messageId: string;
  attachments?: ReadonlyArray<{ fileName: string; mimeType: string; content: Buffer }>;
}

/** The location of a secret; authenticated by its seal. */
interface SecretPlace {
  table: string;
  column: string;
  rowId: string;
}

/** Secrets at rest: sealed under the portal's own key, which the master key wraps. */
export interface Vault {
  seal(db: Db, place: SecretPlace, secret: string): Promise<string>;
  /** Seals many at once, reading their key once. */
  sealAll(db: Db, secrets: ReadonlyArray<{ place: SecretPlace; secret: string }>): Promise<string[]>;
  open(db: Db, place: SecretPlace, sealed: string): Promise<string>;
  openAll(db: Db, secrets: ReadonlyArray<{ place: SecretPlace; sealed: string }>): Promise<string[]>;
  /** Wraps the portal's data keys again under the newest master key; resolves to how many had an older one. */
  rewrap(db: Db): Promise<number>;
}
