import type { Readable } from 'node:stream';
import type { Db } from './sql/db.ts';

/** What operations may ask of the installation itself. Built once at start; holds no request. */
export interface Services {
  /** Base of links in letters, webhooks and public pages, without a trailing slash. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** Keys passwords and API keys are digested with; it lives outside their tables. */
  readonly pepper: Buffer;
  /** Seed of the key that signs access tokens. */
  readonly sessionKey: Buffer;
  /** Keyed digest under a key of the installation; `purpose` keeps uses apart. */
  digest(purpose: string, text: string): Buffer;
  /** Seals short text of our own (cursors), readable by this installation alone. */
  sealToken(purpose: string, text: string): string;
  openToken(purpose: string, token: string): string | null;
  readonly vault: Vault;
  readonly mail: Mail;
  readonly files: FileStore;
  /** Looks through uploaded files; without one they are taken as clean. */
  readonly scanner?: Scanner | undefined;
  /** Address blocks that outgoing calls may reach although private. */
  readonly outboundAllow: readonly string[];
  /** Base addresses of providers by integration, instead of their own: for simulators. */
  readonly integrationBaseUrls: Readonly<Record<string, string>>;
  /** Takes up to so many tokens from a bucket all processes share; it refills at `rate` a second up to `burst`. */
  takeTokens(bucket: string, rate: number, burst: number, wanted: number): Promise<Tokens>;
  /** Lets a bucket give nothing for so many seconds. */
  restBucket(bucket: string, rate: number, seconds: number): Promise<void>;
}

export interface Tokens {
  granted: number;
  remaining: number;
}

/** The way letters leave. It is slow and may fail: for workers, never inside a transaction. */
export interface Mail {
  /** False where no mail server is set: letters are kept in a folder and reach nobody. */
  readonly leaves: boolean;
  /**
   * Answers the server's last words, or the path of the file. Rejects with an error whose `permanent` says that trying again
   * would change nothing.
   */
  send(letter: OutgoingLetter): Promise<{ ref: string }>;
}

/** Where the bytes of files lie. Slow, and it may fail: never inside a transaction. */
export interface FileStore {
  /** Keeps all of the body under the key, or nothing. */
  put(key: string, body: Readable): Promise<void>;
  open(key: string): Promise<Readable>;
  /** A key that holds nothing is no error. */
  remove(key: string): Promise<void>;
  /** The keys of a portal last written before this time. */
  list(tenantId: string, before: Date): AsyncIterable<string>;
}

/** Rejects when it could not tell. */
export interface Scanner {
  scan(body: Readable): Promise<'clean' | 'infected'>;
}

export interface MailPerson {
  name: string;
  address: string;
}

export interface OutgoingLetter {
  to: string;
  /** On whose behalf it is written: stands before our own name, while the address stays ours. */
  sender?: string | undefined;
  /** Whom an answer reaches. */
  replyTo?: MailPerson | null;
  subject: string;
  html: string;
  text: string;
  /** `0193…@portal.example.com`, without angle brackets; the same for every attempt of one letter. */
  messageId: string;
}

/** Where a secret stands; part of what its seal proves. */
interface SecretPlace {
  table: string;
  column: string;
  rowId: string;
}

/** Secrets at rest: sealed under the portal's own key, which the master key wraps. */
export interface Vault {
  seal(db: Db, place: SecretPlace, secret: string): Promise<string>;
  /** Many at once, their key read once. */
  sealAll(db: Db, secrets: ReadonlyArray<{ place: SecretPlace; secret: string }>): Promise<string[]>;
  open(db: Db, place: SecretPlace, sealed: string): Promise<string>;
  openAll(db: Db, secrets: ReadonlyArray<{ place: SecretPlace; sealed: string }>): Promise<string[]>;
  /** Wraps the portal's data keys anew under the newest master key; answers how many were not. */
  rewrap(db: Db): Promise<number>;
}
