// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListBasketsQuery {
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
  /** At least 2 characters, looked for in name */
  search?: Text | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List baskets of price indexes
 *
 * Those of the whole portal, by name.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/report-baskets`
 */
export const listBaskets = list<
  [query?: ListBasketsQuery],
  {
    items: Array<types.ReportBasket>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/report-baskets query');

export type CreateBasketBody = {
  /** Name */
  name: string;
  /** A day of the base month. Kept as the first day of its month, whose cost is 100. */
  baseMonth: string;
  /** Items, the whole list */
  items: Array<{
    /** Catalog item */
    catalogItemId: string;
    /** Quantity in its base unit */
    quantity: string;
  }>;
};

/**
 * Add a basket of a price index
 *
 * Items of the catalog in fixed quantities; whoever may read reports sees it and may change it. `GET
 * /reports/price-index/proposal` proposes what was bought most.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.write`.
 *
 * `POST /api/v1/report-baskets`
 */
export const createBasket = call<
  [body: CreateBasketBody],
  types.ReportBasket,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/report-baskets body key');

/**
 * Get a basket of a price index
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/report-baskets/{id}`
 */
export const getBasket = call<[id: string], types.ReportBasket, 'not_found'>('GET /api/v1/report-baskets/{id}');

export type UpdateBasketBody = {
  /** Name */
  name?: string | undefined;
  /** A day of the base month. Kept as the first day of its month, whose cost is 100. */
  baseMonth?: string | undefined;
  /** Items, the whole list */
  items?:
    | Array<{
        /** Catalog item */
        catalogItemId: string;
        /** Quantity in its base unit */
        quantity: string;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a basket of a price index
 *
 * Left-out fields of a basket stay; `items` are the whole list.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.write`.
 *
 * `PATCH /api/v1/report-baskets/{id}`
 */
export const updateBasket = call<
  [id: string, body?: UpdateBasketBody],
  types.ReportBasket,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/report-baskets/{id} body key');

/**
 * Delete a basket of a price index
 *
 * A letter or a tile that shows its index has nothing to show any more.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.write`.
 *
 * `DELETE /api/v1/report-baskets/{id}`
 */
export const deleteBasket = call<
  [id: string],
  types.DeleteProvider,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/report-baskets/{id}');

export interface ListLettersQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of name, nextDate, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  ownerId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  isPaused?: Filter<'eq'> | undefined;
  nextDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List letters with reports
 *
 * Those the caller has set up and those he gets, the next first.
 *
 * People need the permission `reports.read`. API keys cannot call it.
 *
 * `GET /api/v1/report-letters`
 */
export const listLetters = list<
  [query?: ListLettersQuery],
  {
    items: Array<types.ReportLetter>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/report-letters query');

export type CreateLetterBody = {
  /** Name */
  name: string;
  /** Report, and what it is asked by */
  asked: types.Asked;
  /** Schedule */
  schedule: types.Schedule;
  /** What comes with it */
  form?: 'figures' | 'xlsx' | undefined;
  /**
   * Who gets it. People who may read reports; the caller himself unless given. Whoever may no longer read them gets
   * none.
   */
  recipientIds?: Array<string> | undefined;
  /** Paused */
  isPaused?: boolean | undefined;
};

/**
 * Have a report sent by letter
 *
 * Weekly or monthly, at an hour by the clock of the portal, to the caller or to colleagues who may read reports;
 * that is asked again whenever it is sent. It is paused once its owner may no longer read reports, or when its
 * basket is gone. At most fifty for each person.
 *
 * People need the permission `reports.read`. API keys cannot call it.
 *
 * `POST /api/v1/report-letters`
 */
export const createLetter = call<
  [body: CreateLetterBody],
  types.ReportLetter,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/report-letters body key');

/**
 * Get a letter with a report
 *
 * People need the permission `reports.read`. API keys cannot call it.
 *
 * `GET /api/v1/report-letters/{id}`
 */
export const getLetter = call<[id: string], types.ReportLetter, 'not_found'>('GET /api/v1/report-letters/{id}');

export type UpdateLetterBody = {
  /** Name */
  name?: string | undefined;
  /** Report, and what it is asked by */
  asked?: types.Asked | undefined;
  /** What comes with it */
  form?: 'figures' | 'xlsx' | undefined;
  /**
   * Who gets it. People who may read reports; the caller himself unless given. Whoever may no longer read them gets
   * none.
   */
  recipientIds?: Array<string> | undefined;
  /** Schedule */
  schedule?: types.Schedule | undefined;
  /** Paused */
  isPaused?: boolean | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a letter with a report
 *
 * Whoever set it up changes it. Fields left out stay. A changed schedule begins from now, and so does one that is
 * resumed: days that passed while it was paused are not made up for.
 *
 * People need the permission `reports.read`. API keys cannot call it.
 *
 * `PATCH /api/v1/report-letters/{id}`
 */
export const updateLetter = call<
  [id: string, body?: UpdateLetterBody],
  types.ReportLetter,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/report-letters/{id} body key');

/**
 * Stop a letter with a report
 *
 * Whoever set it up deletes it, and nobody gets it any more.
 *
 * People need the permission `reports.read`. API keys cannot call it.
 *
 * `DELETE /api/v1/report-letters/{id}`
 */
export const deleteLetter = call<
  [id: string],
  types.DeleteProvider,
  'not_found' | 'conflict' | 'precondition_failed' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/report-letters/{id}');

/**
 * List pages of reports
 *
 * The caller's own first, then those that others share, by name.
 *
 * People need the permission `reports.read`. API keys cannot call it.
 *
 * `GET /api/v1/report-pages`
 */
export const listPages = call<
  [],
  {
    items: Array<types.ReportPage>;
  },
  never
>('GET /api/v1/report-pages');

export type CreatePageBody = {
  /** Name */
  name: string;
  /** Everybody who may read reports sees it */
  isShared?: boolean | undefined;
  /** Tiles, in their order, the whole list */
  tiles?:
    | Array<{
        /** Report */
        report: types.Report;
        /** Period. Moves with the day it is read on; `year` unless given, or unless `from` and `to` name days. */
        span?: types.Span | undefined;
        /** From the day */
        from?: string | undefined;
        /** To the day */
        to?: string | undefined;
        /** Looked at by. Of spend alone. */
        by?: types.By | undefined;
        /** Of this supplier alone. Of spend alone. */
        counterpartyId?: string | undefined;
        /** Of this category alone. Of spend alone. */
        categoryId?: string | undefined;
        /** Of this department alone. Of spend alone. */
        department?: string | undefined;
        /** Of this item alone. Of spend alone. */
        catalogItemId?: string | undefined;
        /** Currency it is counted in. Of spend and the price index; that of the portal unless given. */
        currency?: string | undefined;
        /** Basket. Of the price index, which needs it. */
        basketId?: string | undefined;
        /** How it is shown */
        form: 'figure' | 'table' | 'bars';
        /** What it is called */
        title?: string | undefined;
      }>
    | undefined;
};

/**
 * Make a page of reports
 *
 * Each tile is a report with what it is asked by; their order is that of the page. At most twenty pages for each
 * person, of twelve tiles each.
 *
 * People need the permission `reports.read`. API keys cannot call it.
 *
 * `POST /api/v1/report-pages`
 */
export const createPage = call<
  [body: CreatePageBody],
  types.ReportPage,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/report-pages body key');

export type UpdatePageBody = {
  /** Name */
  name?: string | undefined;
  /** Everybody who may read reports sees it */
  isShared?: boolean | undefined;
  /** Tiles, in their order, the whole list */
  tiles?:
    | Array<{
        /** Report */
        report: types.Report;
        /** Period. Moves with the day it is read on; `year` unless given, or unless `from` and `to` name days. */
        span?: types.Span | undefined;
        /** From the day */
        from?: string | undefined;
        /** To the day */
        to?: string | undefined;
        /** Looked at by. Of spend alone. */
        by?: types.By | undefined;
        /** Of this supplier alone. Of spend alone. */
        counterpartyId?: string | undefined;
        /** Of this category alone. Of spend alone. */
        categoryId?: string | undefined;
        /** Of this department alone. Of spend alone. */
        department?: string | undefined;
        /** Of this item alone. Of spend alone. */
        catalogItemId?: string | undefined;
        /** Currency it is counted in. Of spend and the price index; that of the portal unless given. */
        currency?: string | undefined;
        /** Basket. Of the price index, which needs it. */
        basketId?: string | undefined;
        /** How it is shown */
        form: 'figure' | 'table' | 'bars';
        /** What it is called */
        title?: string | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a page of reports
 *
 * Its owner alone changes it. Fields left out stay; `tiles` are the whole list, in their order.
 *
 * People need the permission `reports.read`. API keys cannot call it.
 *
 * `PATCH /api/v1/report-pages/{id}`
 */
export const updatePage = call<
  [id: string, body?: UpdatePageBody],
  types.ReportPage,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/report-pages/{id} body key');

/**
 * Delete a page of reports
 *
 * Its owner alone deletes it.
 *
 * People need the permission `reports.read`. API keys cannot call it.
 *
 * `DELETE /api/v1/report-pages/{id}`
 */
export const deletePage = call<
  [id: string],
  types.DeleteProvider,
  'not_found' | 'conflict' | 'precondition_failed' | 'business_rule_violated' | 'unknown_reference'
>('DELETE /api/v1/report-pages/{id}');

export interface ReadCycleTimesQuery {
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
}

/**
 * How long the steps of a purchase take
 *
 * The median and the ninth decile of days for each step, beside the median of the period before. A step that
 * nobody has done is left out.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/cycle-times`
 */
export const readCycleTimes = call<
  [query?: ReadCycleTimesQuery],
  {
    period: types.Period;
    /** The same days as many months earlier as the period touches, with which it is compared */
    before: types.Period;
    rows: Array<{
      /** Step */
      step: Open<types.Step>;
      /** Requisitions that have done it */
      requisitions: number;
      /** Median, days */
      median: string;
      /** Nine of ten took no longer, days */
      p90: string;
      /** Median of the period before, days */
      before: string | null;
      /** Address of the list of these requisitions */
      records: string;
    }>;
    /** How it is counted */
    countedBy: string;
    /** All that happened before is counted */
    asOf: string;
    /** Older records are still being counted */
    counting: boolean;
  },
  never
>('GET /api/v1/reports/cycle-times query');

export interface ExportCycleTimesQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
}

/**
 * Cycle times: file
 *
 * The rows of the report as a spreadsheet, asked by the same parameters; at most 10 000.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/cycle-times/file`
 */
export const exportCycleTimes = download<[query?: ExportCycleTimesQuery], never>(
  'GET /api/v1/reports/cycle-times/file query',
);

export interface ListCycleRecordsQuery {
  /** Step; `whole` unless given */
  step?: types.Step | undefined;
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
}

/**
 * Requisitions behind the time of a step
 *
 * Those that have done the step, the slowest first; at most 500.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/cycle-times/records`
 */
export const listCycleRecords = call<
  [query?: ListCycleRecordsQuery],
  {
    items: Array<{
      /** Requisition */
      procurementId: string;
      /** Number */
      number: string;
      /** Title */
      title: string;
      /** Made */
      createdAt: string;
      /** Days the step took */
      days: string;
    }>;
    /** There are more than the 500 shown */
    hasMore: boolean;
  },
  never
>('GET /api/v1/reports/cycle-times/records query');

export interface ReadPayablesQuery {
  /** Only what is due on this day or later */
  from?: Text | undefined;
  /** Only what is due on this day or earlier */
  to?: Text | undefined;
  /** The day it is compared with; a month ago unless given */
  beforeDay?: Text | undefined;
}

/**
 * Ageing of what is to be paid
 *
 * What is owed today, by currency and by how long it is overdue: not due yet, 1 to 30 days, 31 to 60, 61 to 90,
 * more, and without a day of payment; beside what was owed and how old it was on an earlier day. With `from` or
 * `to`, of what is due within these days.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/payables`
 */
export const readPayables = call<
  [query?: ReadPayablesQuery],
  {
    /** Today, where the company works */
    today: string;
    /** The day it is compared with */
    beforeDay: string;
    /** By currency, the freshest first; what is empty is left out */
    rows: Array<{
      /** Currency */
      currency: string;
      /** How long it is overdue */
      bucket: Open<'not_due' | 'overdue_1_30' | 'overdue_31_60' | 'overdue_61_90' | 'overdue_over_90' | 'undated'>;
      /** Owed */
      amount: string;
      /** Invoices */
      invoices: number;
      /** Lay in the same bucket on the earlier day */
      before: string;
      /** Address of the list of these invoices */
      records: string;
    }>;
    /** The whole in each currency */
    totals: Array<{
      /** Currency */
      currency: string;
      /** Owed */
      amount: string;
      /** Owed on the earlier day */
      before: string;
    }>;
    /** How it is counted */
    countedBy: string;
    /** It is read as it stood then */
    asOf: string;
  },
  never
>('GET /api/v1/reports/payables query');

export interface ExportPayablesQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** Only what is due on this day or later */
  from?: Text | undefined;
  /** Only what is due on this day or earlier */
  to?: Text | undefined;
  /** The day it is compared with; a month ago unless given */
  beforeDay?: Text | undefined;
}

/**
 * Payables: file
 *
 * The rows of the report as a spreadsheet, asked by the same parameters; at most 10 000.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/payables/file`
 */
export const exportPayables = download<[query?: ExportPayablesQuery], never>('GET /api/v1/reports/payables/file query');

export interface ReadPaymentCalendarQuery {
  /** First day; today unless given */
  from?: Text | undefined;
  /** Last day; six weeks unless given */
  to?: Text | undefined;
  /** Days or weeks; `week` unless given */
  by?: 'day' | 'week' | undefined;
}

/**
 * Calendar of payments
 *
 * What is to be paid day by day or week by week, from today for six weeks unless told otherwise; half a year at
 * most. Weeks begin on Monday and are cut by the period.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/payment-calendar`
 */
export const readPaymentCalendar = call<
  [query?: ReadPaymentCalendarQuery],
  {
    period: types.Period;
    rows: Array<{
      /** First day */
      from: string;
      /** Last day */
      to: string;
      /** Was to be paid before the period */
      overdue: boolean;
      /** Currency */
      currency: string;
      /** To be paid */
      amount: string;
      /** Invoices */
      invoices: number;
      /** Address of the list of these invoices */
      records: string;
    }>;
    /** What was to be paid in as many days right before, as it stood when they began */
    before: {
      period: types.Period;
      totals: Array<{
        /** Currency */
        currency: string;
        /** Was to be paid */
        amount: string;
        /** Invoices */
        invoices: number;
      }>;
    };
    /** How it is counted */
    countedBy: string;
    /** It is read as it stood then */
    asOf: string;
  },
  never
>('GET /api/v1/reports/payment-calendar query');

export interface ExportPaymentCalendarQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** First day; today unless given */
  from?: Text | undefined;
  /** Last day; six weeks unless given */
  to?: Text | undefined;
  /** Days or weeks; `week` unless given */
  by?: 'day' | 'week' | undefined;
}

/**
 * Payment calendar: file
 *
 * The rows of the report as a spreadsheet, asked by the same parameters; at most 10 000.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/payment-calendar/file`
 */
export const exportPaymentCalendar = download<[query?: ExportPaymentCalendarQuery], never>(
  'GET /api/v1/reports/payment-calendar/file query',
);

export interface ReadPriceIndexQuery {
  /** Basket */
  basketId: Text;
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** Currency it is counted in; that of the portal unless given */
  currency?: Text | undefined;
}

/**
 * Price index of a basket
 *
 * By month, from the base month on: what the basket costs and its index. `records` leads to the prices a month
 * took, and from there to the lines of invoices.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/price-index`
 */
export const readPriceIndex = call<
  [query: ReadPriceIndexQuery],
  {
    basket: {
      /** Basket */
      id: string;
      /** Its name */
      name: string;
    };
    /** First day of the base month */
    baseMonth: string;
    /** Currency it is counted in */
    currency: string;
    months: Array<{
      /** Month */
      month: string;
      /** What the basket costs */
      cost: string;
      /** Index, the base month being 100 */
      index: string;
      /** Index of as many months earlier as the period touches; none before the base month */
      before: string | null;
      /** Items bought in the month */
      bought: number;
      /** Items at their last known price */
      carried: number;
      /** Address of the prices it took */
      records: string;
    }>;
    /** Items without a price up to the base month */
    leftOut: Array<{
      /** Item */
      catalogItemId: string;
      /** Its name */
      name: string;
    }>;
    /** How it is counted */
    countedBy: string;
    /** All that happened before is counted */
    asOf: string;
    /** Older records are still being counted */
    counting: boolean;
  },
  never
>('GET /api/v1/reports/price-index query');

export interface ExportPriceIndexQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** Basket */
  basketId: Text;
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** Currency it is counted in; that of the portal unless given */
  currency?: Text | undefined;
}

/**
 * Price index: file
 *
 * The rows of the report as a spreadsheet, asked by the same parameters; at most 10 000.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/price-index/file`
 */
export const exportPriceIndex = download<[query: ExportPriceIndexQuery], never>(
  'GET /api/v1/reports/price-index/file query',
);

export interface ListIndexPricesQuery {
  /** Basket */
  basketId: Text;
  /** A day of the month */
  month: Text;
  /** Currency it is counted in; that of the portal unless given */
  currency?: Text | undefined;
}

/**
 * Prices behind a month of a price index
 *
 * Each item with the price that the month took, and the month that price was paid in.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/price-index/prices`
 */
export const listIndexPrices = call<
  [query: ListIndexPricesQuery],
  {
    items: Array<{
      /** Item */
      catalogItemId: string;
      /** Its name */
      name: string;
      /** Quantity in the basket */
      quantity: string;
      /** Price of one base unit, with VAT */
      price: string;
      /** Month it was paid in */
      paidIn: string;
      /** What that makes */
      cost: string;
      /** Address of the lines of invoices it is the average of */
      records: string;
    }>;
  },
  never
>('GET /api/v1/reports/price-index/prices query');

export interface ProposeBasketQuery {
  /** Items at most; 20 unless given */
  limit?: number | undefined;
  /** Currency it is counted in; that of the portal unless given */
  currency?: Text | undefined;
}

/**
 * Propose a basket: what was bought most
 *
 * Items on which the most was spent in the last twelve whole months, in the quantities that were bought.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/price-index/proposal`
 */
export const proposeBasket = call<
  [query?: ProposeBasketQuery],
  {
    period: types.Period;
    /** Currency it is counted in */
    currency: string;
    items: Array<{
      /** Item */
      catalogItemId: string;
      /** Its name */
      name: string;
      /** Bought within the year, in its base unit */
      quantity: string;
      /** What that cost */
      amount: string;
    }>;
  },
  never
>('GET /api/v1/reports/price-index/proposal query');

export interface ReadSavingsQuery {
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
  /** Requisitions at most; 100 unless given */
  limit?: number | undefined;
}

/**
 * Savings
 *
 * What choosing saved against plan, last price and median of offers, by requisition, the latest decision first,
 * with the whole and that of the period before.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/savings`
 */
export const readSavings = call<
  [query?: ReadSavingsQuery],
  {
    period: types.Period;
    /** The same days as many months earlier as the period touches, with which it is compared */
    before: types.Period;
    /** Currency */
    currency: string;
    /** The whole, requisitions beyond the limit included */
    total: types.Total;
    /** The whole of the period before */
    totalBefore: types.Total;
    /** Requisitions in the period */
    count: number;
    rows: Array<{
      /** Requisition */
      procurementId: string;
      /** Number */
      number: string;
      /** Title */
      title: string;
      /** Against the planned price */
      plan: types.Plan;
      /** Against what the item was last decided at before */
      last: types.Plan;
      /** Against the median of at least two offers */
      median: types.Plan;
      /** Address of the decisions */
      records: string;
    }>;
    /** How it is counted */
    countedBy: string;
    /** All that happened before is counted */
    asOf: string;
    /** Older records are still being counted */
    counting: boolean;
  },
  never
>('GET /api/v1/reports/savings query');

export interface ExportSavingsQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
  /** Requisitions at most; 100 unless given */
  limit?: number | undefined;
}

/**
 * Savings: file
 *
 * The rows of the report as a spreadsheet, asked by the same parameters; at most 10 000.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/savings/file`
 */
export const exportSavings = download<[query?: ExportSavingsQuery], never>('GET /api/v1/reports/savings/file query');

export interface ReadSpendReportQuery {
  /** What it is looked at by; `supplier` unless given */
  by?: types.By | undefined;
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
  /** Currency it is counted in; that of the portal unless given */
  currency?: Text | undefined;
  /** Of this supplier alone */
  counterpartyId?: Text | undefined;
  /** Of this category alone */
  categoryId?: Text | undefined;
  /** Of this department alone */
  department?: Text | undefined;
  /** Of this item alone */
  catalogItemId?: Text | undefined;
  /** Rows at most; 100 unless given */
  limit?: number | undefined;
}

/**
 * Spend, by what it went to
 *
 * Spend of whole months, or of exact days, by supplier, category, department, item, month or currency, compared
 * with as many months before; the largest first. The sums are kept and follow invoices within seconds: `asOf` says
 * up to when. Two currencies are never added: `alsoIn` has what stands in others.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/spend`
 */
export const readSpendReport = call<
  [query?: ReadSpendReportQuery],
  {
    period: types.Period;
    /** The same days as many months earlier as the period touches, with which it is compared */
    before: types.Period;
    /** Currency it is counted in */
    currency: string;
    /** The whole, rows beyond the limit included */
    total: {
      /** Spent */
      amount: string;
      /** Lines of invoices */
      lines: number;
      /** Spent in the period before */
      before: string;
    };
    rows: Array<{
      /** Identifier, name, month or currency; empty for what has none */
      key: string;
      /** What it is called */
      label: string;
      /** Spent */
      amount: string;
      /** Lines of invoices */
      lines: number;
      /** Spent in the period before */
      before: string;
      /** Address of the list of its lines */
      records: string;
    }>;
    /** What is counted in other currencies, for want of a rate */
    alsoIn: Array<{
      /** Currency */
      currency: string;
      /** Spent */
      amount: string;
    }>;
    /** How it is counted */
    countedBy: string;
    /** All that happened before is counted */
    asOf: string;
    /** Older records are still being counted */
    counting: boolean;
  },
  never
>('GET /api/v1/reports/spend query');

export interface ExportSpendQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** What it is looked at by; `supplier` unless given */
  by?: types.By | undefined;
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
  /** Currency it is counted in; that of the portal unless given */
  currency?: Text | undefined;
  /** Of this supplier alone */
  counterpartyId?: Text | undefined;
  /** Of this category alone */
  categoryId?: Text | undefined;
  /** Of this department alone */
  department?: Text | undefined;
  /** Of this item alone */
  catalogItemId?: Text | undefined;
  /** Rows at most; 100 unless given */
  limit?: number | undefined;
}

/**
 * Spend: file
 *
 * The rows of the report as a spreadsheet, asked by the same parameters; at most 10 000.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/spend/file`
 */
export const exportSpend = download<[query?: ExportSpendQuery], never>('GET /api/v1/reports/spend/file query');

export interface ListSpendRecordsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of date, amount; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  date?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  amount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  categoryId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  department?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  catalogItemId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  invoiceId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  invoiceCurrency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
}

/**
 * Lines of invoices behind the spend
 *
 * What the figures of the spend are made of: `records` of each row leads here.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/spend/records`
 */
export const listSpendRecords = list<
  [query?: ListSpendRecordsQuery],
  {
    items: Array<{
      /** Line of the invoice */
      id: string;
      /** Day it counts for */
      date: string;
      /** Invoice */
      invoiceId: string;
      /** Number of the invoice */
      invoiceNumber: string;
      /** What was bought; nothing until a changed invoice is counted anew */
      name: string | null;
      /** Supplier */
      counterpartyId: string;
      /** Name of the supplier */
      counterpartyName: string;
      /** Category */
      categoryId: string | null;
      /** Department */
      department: string | null;
      /** Catalog item */
      catalogItemId: string | null;
      /** Requisition */
      procurementId: string | null;
      /** Currency of the invoice */
      invoiceCurrency: string;
      /** Currency it is counted in */
      currency: string;
      /** With VAT, in the currency it is counted in */
      amount: string;
    }>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/reports/spend/records query');

/**
 * Count all spend anew
 *
 * Every invoice and every purchase of the portal is counted again, a hundred at a time, while the reports go on
 * answering. They follow by themselves; this is for whoever doubts a figure.
 *
 * People need the permission `company_settings.update`. API keys cannot call it.
 *
 * `POST /api/v1/reports/spend/recount`
 */
export const recountSpend = call<
  [],
  {
    /** Invoices are being counted */
    counting: boolean;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/reports/spend/recount key');

export interface ReadSuppliersQuery {
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
}

/**
 * Scorecard of suppliers
 *
 * For each supplier with something in the period: answers to requests, lowest prices among several, deliveries on
 * time and in full, invoices without differences. Each is so many of so many, beside the period before. At most
 * 500 suppliers, those with the most records.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/suppliers`
 */
export const readSuppliers = call<
  [query?: ReadSuppliersQuery],
  {
    period: types.Period;
    /** The same days as many months earlier as the period touches, with which it is compared */
    before: types.Period;
    rows: Array<{
      /** Supplier */
      counterpartyId: string;
      /** Name */
      name: string;
      shares: Array<{
        /** What is looked at */
        figure: Open<types.Figure>;
        /** As it should be */
        good: number;
        /** Of how many */
        all: number;
        /** In the period before */
        before: {
          /** As it should be */
          good: number;
          /** Of how many */
          all: number;
        } | null;
        /** Address of the list of these records */
        records: string;
      }>;
    }>;
    countedBy: Array<{
      /** What is looked at */
      figure: Open<types.Figure>;
      /** How it is counted */
      formula: string;
    }>;
    /** All that happened before is counted */
    asOf: string;
    /** Older records are still being counted */
    counting: boolean;
  },
  never
>('GET /api/v1/reports/suppliers query');

export interface ExportSuppliersQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
}

/**
 * Suppliers: file
 *
 * The rows of the report as a spreadsheet, asked by the same parameters; at most 10 000.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/suppliers/file`
 */
export const exportSuppliers = download<[query?: ExportSuppliersQuery], never>(
  'GET /api/v1/reports/suppliers/file query',
);

export interface ListSupplierRecordsQuery {
  /** Supplier; all of them unless given */
  counterpartyId?: Text | undefined;
  /** What is looked at; all of it unless given */
  figure?: types.Figure | undefined;
  /** A day of the first month; so that there are twelve unless given */
  from?: Text | undefined;
  /** A day of the last month; the present month unless given */
  to?: Text | undefined;
  /** From the very day `from` to the very day `to`, in place of their whole months */
  exactDays?: boolean | undefined;
}

/**
 * Records behind a figure of a supplier
 *
 * What the share was counted of, those that are not as they should be first, then the newest; at most 500.
 *
 * People need the permission `reports.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/reports/suppliers/records`
 */
export const listSupplierRecords = call<
  [query?: ListSupplierRecordsQuery],
  {
    items: Array<{
      /** Day it counts for */
      date: string;
      /** What it is */
      entityType: Open<'supplier_rfq' | 'supplier_quote' | 'procurement' | 'invoice'>;
      /** Its identifier */
      entityId: string;
      /** What is looked at */
      figure: Open<types.Figure>;
      /** Its number */
      number: string;
      /** As it should be */
      good: boolean;
    }>;
    /** There are more than the 500 shown */
    hasMore: boolean;
  },
  never
>('GET /api/v1/reports/suppliers/records query');
