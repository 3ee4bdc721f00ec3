import type { Static, TObject } from 'typebox';
import type { Query } from '../operation.ts';
import type { Words } from '../problems/errors.ts';
import type { MailPerson } from '../services.ts';
import type { Manifest } from './manifest.ts';
import type { Write } from './outgoing-write.ts';
import type { ProviderHttp } from './provider.ts';

/** What was looked at when a connection was tried. */
export interface CheckReport {
  ok: boolean;
  checks: Check[];
  /** Whom we are at the provider, as it names us. */
  account?: string;
}

export interface Check {
  id: string;
  label: Words;
  result: 'ok' | 'warning' | 'failed' | 'skipped';
  detail?: Words;
}

/** What a connector is handed for one call: settings with their secrets, and the way out. Lives no longer than the call. */
export interface Call<S = Record<string, unknown>> {
  readonly tenantId: string;
  readonly installationId: string;
  readonly correlationId: string;
  readonly settings: Readonly<S>;
  readonly http: ProviderHttp;
  /** A valid access token of an installation connected by OAuth, renewed when it has run out; `refused` is one the provider no longer takes. */
  accessToken(refused?: string): Promise<string>;
  /** Who installed it; nobody where a key did. */
  readonly installer: MailPerson | null;
  /** Where a mail server that a person named may be dialled, and the name its certificate has to bear. */
  mailServer(named: { host: string; port: number }): Promise<{ address: string; servername?: string }>;
  /** Judges a file that a provider gave and puts it into the store: whoever takes the records writes it down within a day. */
  keepFile(given: { fileName: string; bytes: Uint8Array }): Promise<KeptFile>;
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

/**
 * One stream of records that a provider is asked for page by page. The records and the place reached are written together, so a
 * worker that dies repeats one page at most.
 */
export interface Pull<S = Record<string, unknown>> {
  fetch(call: Call<S>, cursor: string | null): Promise<PulledPage>;
}

export interface PulledPage {
  /** As the consumer of the stream takes them; plain JSON. */
  items: unknown[];
  cursor: string | null;
  more: boolean;
  /** Of how many, where the provider tells. */
  total?: number;
}

/** What an installed integration can do for the platform, by port. Each port has its type in `ports/`. */
export interface Connector<S extends TObject = TObject, Ports extends object = object> {
  manifest: Manifest<S>;
  /** Tries the connection without changing anything at the provider. */
  test?(call: Call<Static<S>>): Promise<CheckReport>;
  /** For cards of our own doors: looks at the portal instead of calling out. */
  inspect?: Query<TObject, CheckReport, undefined>;
  /** By the name of the stream. */
  pulls?: Readonly<Record<string, Pull<Static<S>>>>;
  /** How often the streams are asked by themselves, or how long until they are next; by hand only when left out. */
  everySeconds?: number | ((settings: Static<S>, now: Date) => number);
  /** What must not be written twice, by the name of the operation: `letters.send`. Goes through the outbox alone. */
  writes?: Readonly<Record<string, Write<Static<S>>>>;
  ports?: Ports;
}

export const connector = <const S extends TObject, Ports extends object = object>(
  declared: Connector<S, Ports>,
): Connector<S, Ports> => declared;

// A registration holds connectors of every shape.
export type AnyConnector = Connector<any, any>;
