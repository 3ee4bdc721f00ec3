import { queryOptions } from '@tanstack/react-query';
import type { SpanDays } from '../../../../nouns/report-spans.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { ReportsSearch } from './searches.ts';

export type SavingsRow = Answer<'reports.read-savings'>['rows'][number];
export type SupplierRow = Answer<'reports.read-suppliers'>['rows'][number];
export type PayablesRow = Answer<'reports.read-payables'>['rows'][number];
export type CalendarRow = Answer<'reports.read-payment-calendar'>['rows'][number];

const staleTime = 60_000;

export const spendQuery = (days: SpanDays, by: NonNullable<ReportsSearch['by']>) =>
  queryOptions({
    queryKey: ['reports', 'spend', days, by],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/reports/spend', { params: { query: { ...days, by } }, signal })),
    staleTime,
  });

export const savingsQuery = (days: SpanDays) =>
  queryOptions({
    queryKey: ['reports', 'savings', days],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/reports/savings', { params: { query: days }, signal })),
    staleTime,
  });

export const cycleTimesQuery = (days: SpanDays) =>
  queryOptions({
    queryKey: ['reports', 'cycle-times', days],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/reports/cycle-times', { params: { query: days }, signal })),
    staleTime,
  });

export const suppliersQuery = (days: SpanDays) =>
  queryOptions({
    queryKey: ['reports', 'suppliers', days],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/reports/suppliers', { params: { query: days }, signal })),
    staleTime,
  });

/** Days of payment that are asked about; all of them where none are named. */
export type DueDays = Partial<Pick<SpanDays, 'from' | 'to'>>;

export const payablesQuery = (due: DueDays) =>
  queryOptions({
    queryKey: ['reports', 'payables', due],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/reports/payables', { params: { query: due }, signal })),
    staleTime,
  });

export const calendarQuery = (due: DueDays) =>
  queryOptions({
    queryKey: ['reports', 'payment-calendar', due],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/reports/payment-calendar', { params: { query: due }, signal })),
    staleTime,
  });

export const priceIndexQuery = (basketId: string, { from, to }: SpanDays) =>
  queryOptions({
    queryKey: ['reports', 'price-index', basketId, { from, to }],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/reports/price-index', { params: { query: { basketId, from, to } }, signal })),
    staleTime,
  });

/** Lists that figures lead to, by the path of their address. */
const lists = {
  '/api/v1/reports/spend/records': 'spend',
  '/api/v1/reports/suppliers/records': 'suppliers',
  '/api/v1/reports/cycle-times/records': 'cycle',
  '/api/v1/reports/price-index/prices': 'prices',
  '/api/v1/invoices': 'invoices',
} as const;

/** Which of the known lists an address is of; none for any other. */
export const listAt = (address: string) => lists[address.split('?')[0] as keyof typeof lists];

interface Found {
  items: readonly Readonly<Record<string, unknown>>[];
  page?: { hasMore: boolean };
  hasMore?: boolean;
}

/** The records behind a figure, the first two hundred of them. */
export const recordsQuery = (address: string) =>
  queryOptions({
    queryKey: ['reports', 'records', address],
    queryFn: async ({ signal }) => {
      const [path = '', given] = address.split('?');
      const isPaged = listAt(address) === 'spend' || listAt(address) === 'invoices';
      const query = { ...Object.fromEntries(new URLSearchParams(given)), ...(isPaged && { limit: '200' }) };
      const found = await ask(api.GET(path as '/api/v1/invoices', { params: { query: query as object }, signal }));
      const { items, page, hasMore } = found as unknown as Found;
      return { items, hasMore: hasMore ?? page?.hasMore ?? false };
    },
    staleTime,
  });
