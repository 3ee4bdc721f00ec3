import { choiceOf, dayOf, textOf } from '../../kit/search-params.ts';

export const reportTabs = ['spend', 'savings', 'cycle', 'suppliers', 'payables', 'prices', 'page', 'letters'] as const;

export type ReportTab = (typeof reportTabs)[number];

export const spans = ['year', 'this-month', 'last-month', 'quarter', 'this-year', 'last-year', 'week', 'own'] as const;

export type Span = (typeof spans)[number];

export const spendWays = ['supplier', 'category', 'department', 'item', 'month', 'currency'] as const;

export interface ReportsSearch {
  tab?: ReportTab;
  /** Which months; the last twelve unless said, and days of one's own where it is `own`. */
  span?: Span;
  from?: string;
  to?: string;
  /** What spend is looked at by; suppliers unless said. */
  by?: (typeof spendWays)[number];
  /** The basket whose prices are shown, or the page. */
  of?: string;
  /** Address of the list of records that stands open beside a report. */
  records?: string;
}

export const reportsSearch = (given: Record<string, unknown>): ReportsSearch => ({
  ...choiceOf(given, 'tab', reportTabs),
  ...choiceOf(given, 'span', spans),
  ...choiceOf(given, 'by', spendWays),
  ...dayOf(given, 'from', 'to'),
  ...textOf(given, 'of', 'records'),
});
