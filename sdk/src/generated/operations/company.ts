// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListLicensesByOperatorQuery {
  /** Token of the operator: the setting OPERATOR_TOKEN of the installation */
  operatorToken?: Text | undefined;
}

/**
 * List licences of a portal, as the operator
 *
 * Hidden and disabled widgets too. Answers only where the setting `OPERATOR_TOKEN` of the installation is given,
 * and to nobody without it.
 *
 * Public: no credentials are needed.
 *
 * `GET /api/v1/operator/portals/{portal}/paid-widgets`
 */
export const listLicensesByOperator = call<
  [portal: string, query?: ListLicensesByOperatorQuery],
  types.ListLicensesByOperator,
  'not_found'
>('GET /api/v1/operator/portals/{portal}/paid-widgets query');

export type SetLicenseByOperatorBody = {
  /** What becomes of the licence */
  move?: 'start_trial' | 'activate' | 'end' | 'disable' | 'enable' | undefined;
  /** First day in force, in Moscow */
  activeFrom?: string | null | undefined;
  /** Last day in force, in Moscow */
  activeUntil?: string | null | undefined;
  /** Price of a month, ₽ */
  priceMonthlyRub?: string | undefined;
  /** Shown to the portal */
  visible?: boolean | undefined;
  /** Note that the portal sees */
  note?: string | null | undefined;
};

/**
 * Set the licence of a paid widget, as the operator
 *
 * For whoever runs the installation: answers only where the setting `OPERATOR_TOKEN` is given, and to nobody
 * without it. Fields left out stay. `activate` makes the licence paid, from now and without an end unless days are
 * given; `end` takes that back, `disable` hides the widget and `enable` makes it what it was before. A trial is
 * begun once. What is changed is recorded as done by the platform.
 *
 * Public: no credentials are needed.
 *
 * `PATCH /api/v1/operator/portals/{portal}/paid-widgets/{slug}`
 */
export const setLicenseByOperator = call<
  [portal: string, slug: string, body?: SetLicenseByOperatorBody],
  types.PaidWidget,
  | 'not_found'
  | 'conflict'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/operator/portals/{portal}/paid-widgets/{slug} body key');

/**
 * Get the settings of the catalog
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/catalog`
 */
export const getCatalogSettings = call<[], types.GetCatalogSettings, never>('GET /api/v1/settings/catalog');

export type UpdateCatalogSettingsBody = {
  /** When quoted lines become catalog items */
  nomenclatureSavePolicy?: types.NomenclatureSavePolicy | undefined;
  /** Stock may go below zero */
  allowNegativeStock?: boolean | undefined;
  /** Growth of a price that is pointed out */
  priceAlertPct?: string | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change the settings of the catalog
 *
 * Fields left out stay. A new policy applies to what comes after it: lines saved before are not processed again.
 * These settings share the version of the company, and a change of them is recorded as `company.updated`.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/catalog`
 */
export const updateCatalogSettings = call<
  [body?: UpdateCatalogSettingsBody],
  types.GetCatalogSettings,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/settings/catalog body key');

/**
 * Get the company and its switches
 *
 * People need the permission `company_settings.read`. API keys need the scope `company.read` or `settings.read`.
 *
 * `GET /api/v1/settings/company`
 */
export const getCompany = call<[], types.Company, never>('GET /api/v1/settings/company');

export type UpdateCompanyBody = {
  /** Name */
  name?: string | undefined;
  /** INN */
  companyInn?: string | null | undefined;
  /** KPP */
  kpp?: string | null | undefined;
  /** OGRN */
  ogrn?: string | null | undefined;
  /** Address */
  address?: string | null | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** Extensions */
  extensions?:
    | {
        /** Construction objects and stages */
        construction?: boolean | undefined;
      }
    | undefined;
  /** Requisitions, proposals and sales invoices need approval */
  approvalRequired?: boolean | undefined;
  /** Nobody approves their own requisition, invoice or proposal */
  noSelfApproval?: boolean | undefined;
  /** What a requisition over its budget meets: a warning or a refusal */
  budgetPolicy?: 'warn' | 'block' | undefined;
  /** What awards and orders meet where the supplier is not qualified */
  qualificationPolicy?: 'off' | 'warn' | 'refuse' | undefined;
  /** Categories that need it. With what is below them; empty is everything that is bought. */
  qualificationCategoryIds?: Array<string> | undefined;
  /** Who signs the minutes of comparisons */
  committee?: Array<types.CommitteeItem> | undefined;
  /** Tolerances */
  tolerances?:
    | {
        /** Chosen from suppliers over the quantity of a line */
        overAllocationPct?: string | undefined;
        /** Received over what was ordered */
        overReceiptPct?: string | undefined;
        /** Price of an invoice over the chosen one */
        pricePct?: string | undefined;
        /** Quantity of an invoice over the chosen one */
        quantityPct?: string | undefined;
        /** Amount by which an invoice may differ */
        amount?: string | undefined;
      }
    | undefined;
  /** Alerts */
  alerts?:
    | {
        /** Growth of a planned total that asks for approval again */
        reapprovalPct?: string | undefined;
        /** Growth of a price that is pointed out */
        pricePct?: string | undefined;
        /** Part of a budget spent that is pointed out */
        budgetPct?: string | undefined;
      }
    | undefined;
  /** Only approved invoices are paid */
  payOnlyApproved?: boolean | undefined;
  /** Differences of an invoice that stop its approval; the others are pointed out */
  blockingIssues?: Array<types.BlockingIssuesItem> | undefined;
  /** Each morning requisitions are proposed for what is below its reorder point */
  proposesReorders?: boolean | undefined;
  /** What API keys of blocked people do: go on reading what the person could read, or stop working */
  keysOfBlockedPeople?: 'read' | 'stop' | undefined;
  /** What agents write waits for a person. Of what comes by `/mcp`. A key may be set so wherever it is used. */
  agentWritesWait?: boolean | undefined;
  /** Points of vehicles are kept, days. Counted from the time a point was recorded; older ones are deleted. */
  vehiclePointDays?: number | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change the company and its switches
 *
 * Fields left out stay, null clears. The name in the address of the portal never changes.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/company`
 */
export const updateCompany = call<
  [body?: UpdateCompanyBody],
  types.Company,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/settings/company body key');

export interface ListExchangeRatesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, currency, date, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  date?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  source?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List exchange rates
 *
 * The newest days first. `date=2026-11-20` gives a day, `date[lte]` and `date[gte]` a period.
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/exchange-rates`
 */
export const listExchangeRates = list<
  [query?: ListExchangeRatesQuery],
  {
    items: Array<types.ExchangeRate>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/settings/exchange-rates query');

export type SetExchangeRatesBody = {
  /** Rates, one for a currency and a day */
  rates: Array<{
    /** Currency */
    currency: string;
    /** Day the rate holds from */
    date: string;
    /** Units of the company's currency */
    rate: string;
    /** For so many units of this one */
    nominal?: number | undefined;
  }>;
};

/**
 * Set exchange rates by hand
 *
 * Each rate is set for its currency and day, and holds until the next day that has one; rates of other days stay.
 * All of them are written, or none.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `PUT /api/v1/settings/exchange-rates`
 */
export const setExchangeRates = call<
  [body: SetExchangeRatesBody],
  {
    /** The same rates as they now stand */
    items: Array<types.ExchangeRate>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PUT /api/v1/settings/exchange-rates body key');

/**
 * List paid widgets
 *
 * Every widget on offer with its licence: status, months, price and what this month comes to. Hidden and disabled
 * ones are left out. Licences are written by the operator of the platform; a portal begins a trial itself, once.
 *
 * People need the permission `company_settings.read`. API keys need the scope `company.read` or `settings.read`.
 *
 * `GET /api/v1/settings/paid-widgets`
 */
export const listPaidWidgets = call<[], types.ListLicensesByOperator, never>('GET /api/v1/settings/paid-widgets');

/**
 * Start the trial of a paid widget
 *
 * Once for each widget in a portal; it costs nothing and ends by itself after the days on offer.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/paid-widgets/{slug}/trial`
 */
export const startTrial = call<
  [slug: string],
  types.PaidWidget,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/paid-widgets/{slug}/trial key');

/**
 * Get the regional settings
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/regional`
 */
export const getRegional = call<[], types.RegionalSettings, never>('GET /api/v1/settings/regional');

export type UpdateRegionalBody = {
  /** Currency the company counts in */
  currency?: string | undefined;
  /** Locale, BCP 47 */
  locale?: string | undefined;
  /** Time zone of the IANA list; decides what today is */
  timezone?: string | undefined;
  /** How dates are written */
  dateFormat?: 'dd.MM.yyyy' | 'dd/MM/yyyy' | 'MM/dd/yyyy' | 'yyyy-MM-dd' | undefined;
  /** How numbers are written */
  numberFormat?:
    | {
        /** Before the fraction */
        decimal?: ',' | '.' | undefined;
        /** Between thousands; may be nothing */
        group?: ' ' | ' ' | ' ' | ',' | '.' | "'" | '' | undefined;
      }
    | undefined;
  /** First day of the week, 0 is Sunday */
  weekStart?: number | undefined;
  /** VAT of new documents */
  vatDefaults?:
    | {
        /** Prices and VAT */
        mode?: types.VatMode | undefined;
        /** VAT rate */
        rate?: types.Rate | undefined;
      }
    | undefined;
  /** Between the cells of a CSV file */
  csvDelimiter?: ';' | ',' | '\t' | undefined;
  /** Where exchange rates come from: set by hand, or the Bank of Russia */
  fxSource?: 'manual' | 'cbr' | undefined;
  /**
   * Address of the map tiles. With `{z}`, `{x}` and `{y}` of the usual scheme (Web Mercator, 256 pixels); `https`
   * alone. Browsers ask it themselves. Null for the map that comes with the product.
   */
  mapTilesUrl?: string | null | undefined;
  /** Who made the map. Stands on the map as the licence of the tiles demands; needed with an address. */
  mapTilesAttribution?: string | null | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change the regional settings
 *
 * Fields left out stay. The currency can change only while nothing is priced yet; exchange rates set before it are
 * dropped, because they are worth units of the old one.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/regional`
 */
export const updateRegional = call<
  [body?: UpdateRegionalBody],
  types.RegionalSettings,
  | 'conflict'
  | 'has_dependencies'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/settings/regional body key');

export interface ListSellerProfilesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of name, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name, legal_name */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  inn?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  taxRegime?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  isDefault?: Filter<'eq'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List seller profiles
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/seller-profiles`
 */
export const listSellerProfiles = list<
  [query?: ListSellerProfilesQuery],
  {
    items: Array<types.SellerProfile>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/settings/seller-profiles query');

export type CreateSellerProfileBody = {
  /** Name */
  name: string;
  /** Legal name */
  legalName: string;
  /** INN. 10 digits of a company, 12 of an entrepreneur. */
  inn: string;
  /** KPP. Of companies only. */
  kpp?: string | null | undefined;
  /** OGRN. OGRNIP of an entrepreneur. */
  ogrn?: string | null | undefined;
  /** OKPO. Stands on unified forms. */
  okpo?: string | null | undefined;
  /** Tax regime */
  taxRegime?: types.TaxRegime | undefined;
  /** VAT rate of new lines */
  defaultVatRate?: types.Rate | undefined;
  /** Legal address */
  legalAddress?: string | null | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** E-mail */
  email?: string | null | undefined;
  /** Signatory */
  signatoryName?: string | null | undefined;
  /** Position of the signatory */
  signatoryPosition?: string | null | undefined;
  /** What the signatory acts on */
  signatoryBasis?: string | null | undefined;
  /** Chief accountant */
  accountantName?: string | null | undefined;
  /** Prefix of invoice numbers */
  invoicePrefix?: string | null | undefined;
  /** Logo. A picture (PNG, JPEG or WebP) among the files of this profile. */
  logoFileId?: string | null | undefined;
  /** Stamp. A picture (PNG, JPEG or WebP) among the files of this profile. */
  stampFileId?: string | null | undefined;
  /** Signature. A picture (PNG, JPEG or WebP) among the files of this profile. */
  signatureFileId?: string | null | undefined;
  /** Default. The one that new documents name unless told otherwise. */
  isDefault?: boolean | undefined;
  /** Payment requisites, the whole list */
  paymentRequisites?:
    | Array<{
        /** Identifier */
        id?: string | undefined;
        /** Label */
        label?: string | null | undefined;
        /** Bank */
        bankName?: string | null | undefined;
        /** BIK */
        bik?: string | null | undefined;
        /** Settlement account */
        checkingAccount?: string | null | undefined;
        /** Correspondent account */
        correspondentAccount?: string | null | undefined;
        /** Currency */
        currency?: string | undefined;
        /** Primary. The one that is paid to. */
        isPrimary?: boolean | undefined;
      }>
    | undefined;
};

/**
 * Add a seller profile
 *
 * A legal person in whose name the company sells. INN, KPP, OGRN, BIK and accounts are checked by their digits.
 * The first profile is the default; a later one with `isDefault` takes the mark over. Logo, stamp and signature
 * are pictures among the files of the profile, so they are named by a later change.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/seller-profiles`
 */
export const createSellerProfile = call<
  [body: CreateSellerProfileBody],
  types.SellerProfile,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/seller-profiles body key');

/**
 * Get a seller profile
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/seller-profiles/{id}`
 */
export const getSellerProfile = call<[id: string], types.SellerProfile, 'not_found'>(
  'GET /api/v1/settings/seller-profiles/{id}',
);

export type UpdateSellerProfileBody = {
  /** Name */
  name?: string | undefined;
  /** Legal name */
  legalName?: string | undefined;
  /** INN. 10 digits of a company, 12 of an entrepreneur. */
  inn?: string | undefined;
  /** KPP. Of companies only. */
  kpp?: string | null | undefined;
  /** OGRN. OGRNIP of an entrepreneur. */
  ogrn?: string | null | undefined;
  /** OKPO. Stands on unified forms. */
  okpo?: string | null | undefined;
  /** Tax regime */
  taxRegime?: types.TaxRegime | undefined;
  /** VAT rate of new lines */
  defaultVatRate?: types.Rate | undefined;
  /** Legal address */
  legalAddress?: string | null | undefined;
  /** Phone */
  phone?: string | null | undefined;
  /** E-mail */
  email?: string | null | undefined;
  /** Signatory */
  signatoryName?: string | null | undefined;
  /** Position of the signatory */
  signatoryPosition?: string | null | undefined;
  /** What the signatory acts on */
  signatoryBasis?: string | null | undefined;
  /** Chief accountant */
  accountantName?: string | null | undefined;
  /** Prefix of invoice numbers */
  invoicePrefix?: string | null | undefined;
  /** Logo. A picture (PNG, JPEG or WebP) among the files of this profile. */
  logoFileId?: string | null | undefined;
  /** Stamp. A picture (PNG, JPEG or WebP) among the files of this profile. */
  stampFileId?: string | null | undefined;
  /** Signature. A picture (PNG, JPEG or WebP) among the files of this profile. */
  signatureFileId?: string | null | undefined;
  /** Default. The one that new documents name unless told otherwise. */
  isDefault?: boolean | undefined;
  /** Payment requisites, the whole list */
  paymentRequisites?:
    | Array<{
        /** Identifier */
        id?: string | undefined;
        /** Label */
        label?: string | null | undefined;
        /** Bank */
        bankName?: string | null | undefined;
        /** BIK */
        bik?: string | null | undefined;
        /** Settlement account */
        checkingAccount?: string | null | undefined;
        /** Correspondent account */
        correspondentAccount?: string | null | undefined;
        /** Currency */
        currency?: string | undefined;
        /** Primary. The one that is paid to. */
        isPrimary?: boolean | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a seller profile
 *
 * Fields left out stay, null clears. `paymentRequisites` are replaced as a whole. `isDefault: true` takes the mark
 * from the profile that has it, whose change is recorded too; it cannot be taken off otherwise. Documents that
 * were issued stay as they are.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/seller-profiles/{id}`
 */
export const updateSellerProfile = call<
  [id: string, body?: UpdateSellerProfileBody],
  types.SellerProfile,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/settings/seller-profiles/{id} body key');

/**
 * Archive a seller profile
 *
 * No new document may name it; those that do keep it. The default is archived only after another has taken the
 * mark. Archiving again changes nothing.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.delete`.
 *
 * `DELETE /api/v1/settings/seller-profiles/{id}`
 */
export const archiveSellerProfile = call<
  [id: string],
  types.SellerProfile,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/settings/seller-profiles/{id}');

/**
 * Restore a seller profile
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/seller-profiles/{id}/restore`
 */
export const restoreSellerProfile = call<
  [id: string],
  types.SellerProfile,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/seller-profiles/{id}/restore key');

/**
 * Get the working calendar
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/working-calendar`
 */
export const getWorkingCalendar = call<[], types.WorkingCalendar, never>('GET /api/v1/settings/working-calendar');

export type UpdateWorkingCalendarBody = {
  /**
   * Hours of approvals are working time. Whether reminders and escalation wait in working hours of working days;
   * otherwise they wait day and night. What waits already keeps its moment.
   */
  countsWorkingTime?: boolean | undefined;
  /** A working day begins */
  dayStartsAt?: string | undefined;
  /** A working day ends */
  dayEndsAt?: string | undefined;
  /**
   * Days of its own. The whole list. They go before the production calendar of Russia, whose days the company keeps
   * otherwise.
   */
  ownDays?:
    | Array<{
        /** Day */
        date: string;
        /** A working day */
        isWorking: boolean;
        /** What day it is */
        name?: string | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change the working calendar
 *
 * Fields left out stay; `ownDays` is the whole list. Approvals that wait already are reminded and escalated at the
 * moment that was counted for them.
 *
 * People need the permission `company_settings.update`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/working-calendar`
 */
export const updateWorkingCalendar = call<
  [body?: UpdateWorkingCalendarBody],
  types.WorkingCalendar,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/settings/working-calendar body key');

export interface GetWorkingYearQuery {
  /** Year */
  year: number;
}

/**
 * Get the working days of a year
 *
 * The production calendar of Russia with the days of the company’s own. A five-day week holds where no day is
 * listed. Where `isOrderKnown` is false the order of the Government that moves days off of that year is not in the
 * product: only what the Labour Code itself moves is listed.
 *
 * People need the permission `company_settings.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/working-calendar/days`
 */
export const getWorkingYear = call<
  [query: GetWorkingYearQuery],
  {
    /** Year */
    year: number;
    /** Whether the order that moves its days off is known */
    isOrderKnown: boolean;
    /** Working days in the year */
    workingDays: number;
    /** Days that differ from a five-day week */
    days: Array<{
      /** Day */
      date: string;
      /** A working day */
      isWorking: boolean;
      /** A public holiday, a day off that was moved, or a day of the company’s own */
      reason: Open<'holiday' | 'moved' | 'own'>;
      /** What day it is, of one of its own */
      name?: string;
    }>;
  },
  never
>('GET /api/v1/settings/working-calendar/days query');
