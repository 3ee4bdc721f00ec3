import type { Static, TObject } from 'typebox';
import type { Words } from '../problems/errors.ts';
import type { OAuthDescriptor } from './oauth.ts';

export const connectionTypes = ['oauth', 'api_key', 'webhook', 'file'] as const;
export const badges = ['verified', 'beta', 'platform_made'] as const;
/** What data an integration carries, as the marketplace filters by it. */
export const dataTags = ['suppliers', 'pr', 'invoices', 'nomenclature', 'statuses'] as const;
export const accesses = ['read', 'write', 'read_write'] as const;

/** One row of the data-transfer table, as the other system sees it: `read` is what it gets from us, `write` what it brings. */
interface DataTransfer {
  entity: string;
  label: Words;
  access: (typeof accesses)[number];
}

/** What is done with an event of the other system; what is left out is as usual. */
export interface ReadyMapping {
  name: Words;
  event: string;
  operation: string;
  source: Readonly<Record<string, string>>;
  defaults?: Readonly<Record<string, string | Words>>;
  requiredFields: readonly string[];
  idempotencyPath: string;
  externalSource: string;
  externalIdPath: string;
  matchBy?: string;
}

/**
 * All that an integration declares of itself: what the marketplace shows, and what is needed to run it. It stands beside the connector it
 * speaks of; there is no connector without one.
 */
export interface Manifest<S extends TObject = TObject> {
  /** Stable name in addresses and settings: `cbr-rates`. */
  slug: string;
  name: Words;
  /** Stands in no list of the marketplace; who knows its slug sees its card and installs it. For contracts that are not sure yet. */
  hidden?: true;
  /** Stands in the marketplace of test portals, is installed there alone, and is at work at once: there is nothing to be connected. */
  testPortalsOnly?: true;
  developer: string;
  category: Category;
  shortDescription: Words;
  /** Paragraphs parted by empty lines. */
  description: Words;
  requirements: readonly Words[];
  capabilities: readonly Words[];
  /** Steps of connecting, in order. */
  instruction: readonly Words[];
  /** How credentials come to it; none where it needs none. */
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
  /** Mappings that an installation begins with; from then on they are the portal's own to change. */
  readyMappings?: readonly ReadyMapping[];
  /**
   * What is dialled: the address calls go to, or where the settings name it, and further ones by name. What is not HTTP is named by the
   * settings alone. `frames`: sites of the provider whose windows pages of the portal may show.
   */
  network?: {
    baseUrl: string | ((settings: Static<S>) => string);
    also?: Readonly<Record<string, string>>;
    frames?: readonly string[];
  };
  /**
   * Most calls to the provider with one credential; `perAddress`: from wherever we call, so for all portals together. `background`:
   * how many of them work that nobody waits for may use, so that a sweep leaves some to people.
   */
  limit?: { requests: number; perSeconds: number; atOnce: number; perAddress?: true; background?: number };
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
