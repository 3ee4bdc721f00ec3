import type { Words } from '../problems/errors.ts';
import type { MailPerson } from '../services.ts';
import type { ProviderHttp } from './provider.ts';

/** What a connector is handed for one call: settings with their secrets, and the way out. Lives no longer than the call. */
export interface Call<S = Record<string, unknown>> {
  readonly tenantId: string;
  readonly installationId: string;
  readonly correlationId: string;
  readonly settings: Readonly<S>;
  readonly http: ProviderHttp;
  /**
   * A valid access token of an installation connected by OAuth, or the session of one that signs in; renewed when it has run out, and
   * `refused` is one the provider no longer takes.
   */
  accessToken(refused?: string): Promise<string>;
  /** Base of our own addresses, without a slash at its end. */
  readonly publicUrl: string;
  /** Who installed it; nobody where a key did. */
  readonly installer: MailPerson | null;
  /** Where a mail server that a person named may be dialled, and the name its certificate has to bear. */
  mailServer(named: { host: string; port: number }): Promise<{ address: string; servername?: string }>;
  /** Judges a file that a provider gave and puts it into the store: whoever takes the records writes it down within a day. */
  keepFile(given: { fileName: string; bytes: Uint8Array }): Promise<KeptFile>;
  /** A public address of a file of the portal: it needs no credentials, leads nowhere else and serves minutes. */
  fileAddress(file: { id: string; userId: string | null }): string;
  /** The bytes of a file of this portal that a write names by its key in the store. */
  readFile(storageKey: string): Promise<Buffer>;
  /** What this installation wrote by an operation of its outbox, and the provider has: of the last 90 days, the oldest first. */
  written(operation: string): Promise<OwnWrite[]>;
  /** What a write of this installation was asked for with; null where the outbox has none of this identifier. */
  asked(writeId: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** Adds a line to the journal of the installation. What is secret is covered on the way. */
  log(line: LogLine): void;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

export interface KeptFile {
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  /** Hex. */
  sha256: string;
  /** Null for a file of a kind that the platform does not take: it is named and not kept. */
  storageKey: string | null;
}

export interface OwnWrite {
  /** Of the outbox. */
  id: string;
  /** As the provider names what was written. */
  externalId: string;
  /** When it was asked for. */
  at: string;
  /** What the connector said of it once it was done. */
  details: Readonly<Record<string, unknown>>;
}

export interface LogLine {
  direction: 'INBOUND' | 'OUTBOUND' | 'INTERNAL';
  level: 'info' | 'warning' | 'error';
  /** `rates.daily` */
  event: string;
  status: 'ok' | 'warning' | 'failed' | 'in_doubt' | 'skipped';
  message: Words;
  entityType?: string;
  entityId?: string;
  details?: Record<string, unknown>;
  durationMs?: number;
  httpStatus?: number;
  attempt?: number;
}
