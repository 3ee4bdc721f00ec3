import type { Static, TObject } from 'typebox';
import type { Words } from './errors.ts';
import type { OAuthDescriptor } from './oauth.ts';
import type { Query } from './operation.ts';
import type { Write } from './outgoing-write.ts';
import type { MailPerson } from './services.ts';

export const connectionTypes = ['oauth', 'api_key', 'webhook', 'file'] as const;
export const badges = ['verified', 'beta', 'platform_made'] as const;
/** What a card carries, as the catalog filters by it. */
export const dataTags = ['suppliers', 'pr', 'invoices', 'nomenclature', 'statuses'] as const;
export const accesses = ['read', 'write', 'read_write'] as const;

/** One row of the data-transfer table, as the other system sees it: `read` is what it gets from us, `write` what it brings. */
export interface DataTransfer {
  entity: string;
  label: Words;
  access: (typeof accesses)[number];
}

/**
 * All that a card of the marketplace says of a connector, and all that the kit needs to run it. A manifest stands beside the
 * connector it speaks of: a card without one cannot be.
 */
export interface Manifest<S extends TObject = TObject> {
  /** Stable name in addresses and settings: `cbr-rates`. */
  slug: string;
  name: Words;
  developer: string;
  category: Category;
  shortDescription: Words;
  /** Paragraphs parted by empty lines. */
  description: Words;
  requirements: readonly Words[];
  capabilities: readonly Words[];
  /** Steps of connecting, in order. */
  instruction: readonly Words[];
  connectionTypes: ReadonlyArray<(typeof connectionTypes)[number]>;
  badges: ReadonlyArray<(typeof badges)[number]>;
  dataTransfer: readonly DataTransfer[];
  dataTags: ReadonlyArray<(typeof dataTags)[number]>;
  /** Days, `2026-11-22`. */
  publishedAt: string;
  updatedAt: string;
  /**
   * One schema for the form and its check. Marks: `x-secret` (sealed, never shown), `x-reverify` (a change asks for a new check),
   * `x-widget`, `x-options-from`, `x-order`, `x-group`, `x-show-when`; `x-help`, `x-placeholder` and `x-labels` (by value) in both
   * languages, as `words`. Titles are English, their Russian stands in `titles.ru.json`. Every field without `x-required-when` logic of its own is plain TypeBox.
   */
  settings: S;
  /** Takes signed webhooks at an address of its own. */
  inbound?: true;
  /** What is dialled: the address calls go to, and further ones by name. Hosts a person types are named by his settings instead. */
  network?: { baseUrl: string; also?: Readonly<Record<string, string>> };
  /** Most calls to the provider with one credential; `perAddress`: from wherever we call, so for all portals together. */
  limit?: { requests: number; perSeconds: number; atOnce: number; perAddress?: true };
  /** Where access is asked for in the browser. */
  oauth?: OAuthDescriptor<Static<S>>;
}

export const categories = {
  accounting_erp: { en: 'Accounting and ERP', ru: 'Бухгалтерия и ERP' },
  e_documents: { en: 'E-documents', ru: 'Электронный документооборот' },
  banks: { en: 'Banks and accounts', ru: 'Банки и счета' },
  suppliers_catalogs: { en: 'Suppliers and catalogs', ru: 'Поставщики и каталоги' },
  warehouse_logistics: { en: 'Warehouse and logistics', ru: 'Склад и логистика' },
  crm_sales: { en: 'CRM and sales', ru: 'CRM и продажи' },
  bi_analytics: { en: 'BI and analytics', ru: 'BI и аналитика' },
  notifications: { en: 'Notifications', ru: 'Уведомления' },
  api_webhooks: { en: 'API and webhooks', ru: 'API и вебхуки' },
  industry: { en: 'Industry solutions', ru: 'Отраслевые решения' },
} as const satisfies Record<string, Words>;

export type Category = keyof typeof categories;

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

/**
 * How bold a call to a provider may be repeated. `read` and `idempotent-write` may always be; `keyed-write` with the same key and
 * the same bytes; `unsafe-write` only when it surely was not carried out, otherwise its outcome is in doubt.
 */
export type CallClass = 'read' | 'idempotent-write' | 'keyed-write' | 'unsafe-write';

export interface ProviderRequest {
  class: CallClass;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query below the base address; a whole address where the settings name the host. */
  path: string;
  /** The address of the manifest it goes to, where that is a further one. */
  at?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | null;
  /** Signed with the access token of the installation. One that is refused is renewed once, and the call repeated once. */
  authorized?: true;
  /** What the log calls it: `rates.daily`. */
  operation: string;
}

export interface ProviderAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
  text(): string;
  /** Throws a `contract_violation` for what is not JSON. */
  json(): unknown;
}

/** The only way out of a connector. Answers 2xx; throws a `ProviderError` for everything else. */
export interface ProviderHttp {
  request(call: ProviderRequest): Promise<ProviderAnswer>;
}

export type ProviderErrorKind =
  | 'auth'
  | 'forbidden'
  | 'validation'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'quota'
  | 'payment_required'
  | 'unavailable'
  | 'unknown_outcome'
  | 'contract_violation';

/** What a provider, or the way to it, refused. `detail` is for people of the portal and holds no secret and no address. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly detail: Words;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** For the connector, to read the provider's own codes from; never written down. */
  readonly answer: ProviderAnswer | undefined;

  constructor(
    kind: ProviderErrorKind,
    detail: Words,
    more: { status?: number; retryAfterMs?: number; answer?: ProviderAnswer } = {},
  ) {
    super(`${kind}: ${detail.en}`);
    this.kind = kind;
    this.detail = detail;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
    this.answer = more.answer;
  }
}

/** Faults that come again whatever is repeated, until a person has changed something. */
export const isLasting = (kind: ProviderErrorKind) => ['auth', 'forbidden', 'payment_required'].includes(kind);

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

/** What an installed integration can do for the platform, by port. Each port has its type in `kernel/ports/`. */
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

// biome-ignore lint: a registration holds connectors of every shape
export type AnyConnector = Connector<any, any>;
