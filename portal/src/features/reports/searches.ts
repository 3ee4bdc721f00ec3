import { choiceOf, textOf } from '../../kit/search-params.ts';

export const reportTabs = ['spend', 'savings', 'cycle', 'suppliers', 'payables'] as const;

export type ReportTab = (typeof reportTabs)[number];

export const spans = ['year', 'this-month', 'last-month', 'quarter', 'this-year', 'last-year'] as const;

export type Span = (typeof spans)[number];

export const spendWays = ['supplier', 'category', 'department', 'item', 'month', 'currency'] as const;

export interface ReportsSearch {
  tab?: ReportTab;
  /** Which months; the last twelve unless said. */
  span?: Span;
  /** What spend is looked at by; suppliers unless said. */
  by?: (typeof spendWays)[number];
  /** Address of the list of records that stands open beside a report. */
  records?: string;
}

export const reportsSearch = (given: Record<string, unknown>): ReportsSearch => ({
  ...choiceOf(given, 'tab', reportTabs),
  ...choiceOf(given, 'span', spans),
  ...choiceOf(given, 'by', spendWays),
  ...textOf(given, 'records'),
});
