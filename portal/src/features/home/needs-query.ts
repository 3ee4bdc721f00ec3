import { queryOptions } from '@tanstack/react-query';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type Words, words } from '../../kit/say.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { May } from '../../shared/session/me.ts';

/** One thing that needs somebody today: how many, and where they are. */
interface Need extends Pick<Wanted, 'label' | 'path' | 'late'> {
  count: number;
  isLowerBound: boolean;
}

interface Wanted {
  permission: Permission;
  label: Words;
  /** Path below the portal, with the filters that show exactly what is counted. */
  path: string;
  of: keyof typeof counts;
  query: Readonly<Record<string, string>>;
  /** Later than it should be. */
  late?: true;
}

/** What needs this person today, by what they may see; nothing that is not there. */
export const needsQuery = (may: May, me: string) =>
  queryOptions({
    queryKey: ['requisitions', 'needs', me],
    queryFn: async ({ signal }) => {
      const needs = await Promise.all(
        wanted(me)
          .filter(({ permission }) => may(permission))
          .map((one) => countOf(one, signal)),
      );
      return needs.filter(({ count }) => count > 0);
    },
  });

const wanted = (me: string): readonly Wanted[] => [
  {
    permission: 'purchase_requisitions.approve',
    label: words('Requisitions to approve', 'Согласовать заявки'),
    path: 'inbox',
    of: 'requisitions',
    query: { awaitingMyApproval: 'true' },
  },
  {
    permission: 'invoices.status',
    label: words('Invoices to approve', 'Согласовать счета'),
    path: 'inbox',
    of: 'invoices',
    query: { awaitingMyApproval: 'true' },
  },
  {
    permission: 'commercial_proposals.approve',
    label: words('Proposals to approve', 'Согласовать КП'),
    path: 'inbox',
    of: 'proposals',
    query: { awaitingMyApproval: 'true' },
  },
  {
    permission: 'sales_invoices.approve',
    label: words('Sales invoices to approve', 'Согласовать исходящие счета'),
    path: 'inbox',
    of: 'salesInvoices',
    query: { awaitingMyApproval: 'true' },
  },
  {
    permission: 'contracts.approve',
    label: words('Contracts to approve', 'Согласовать договоры'),
    path: 'inbox',
    of: 'contracts',
    query: { awaitingMyApproval: 'true' },
  },
  {
    permission: 'purchase_requisitions.read',
    label: words('Approved, nobody asked yet', 'Согласованы, цены не запрошены'),
    path: 'requisitions?status=approved',
    of: 'requisitions',
    query: { status: 'approved' },
  },
  {
    permission: 'purchase_requisitions.read',
    label: words('My requisitions past their date', 'Мои заявки просрочены'),
    path: 'requisitions?mine=yes&overdue=yes',
    of: 'requisitions',
    query: { responsibleId: me, overdue: 'true' },
    late: true,
  },
  {
    permission: 'supplier_rfqs.read',
    label: words('Requests that await quotes', 'Запросы ждут предложений'),
    path: 'rfqs?status=sent',
    of: 'rfqs',
    query: { status: 'sent' },
  },
  {
    permission: 'invoices.read',
    label: words('Overdue invoices', 'Просроченные счета'),
    path: 'invoices?show=overdue',
    of: 'invoices',
    query: { overdue: 'true' },
    late: true,
  },
];

type Query = Record<string, unknown>;

const counts = {
  requisitions: (query: Query, signal: AbortSignal) =>
    ask(api.GET('/api/v1/purchase-requisitions', { params: { query }, signal })),
  invoices: (query: Query, signal: AbortSignal) => ask(api.GET('/api/v1/invoices', { params: { query }, signal })),
  proposals: (query: Query, signal: AbortSignal) =>
    ask(api.GET('/api/v1/commercial-proposals', { params: { query }, signal })),
  salesInvoices: (query: Query, signal: AbortSignal) =>
    ask(api.GET('/api/v1/sales-invoices', { params: { query }, signal })),
  contracts: (query: Query, signal: AbortSignal) => ask(api.GET('/api/v1/contracts', { params: { query }, signal })),
  rfqs: (query: Query, signal: AbortSignal) => ask(api.GET('/api/v1/supplier-rfqs', { params: { query }, signal })),
};

async function countOf({ label, path, late, of, query }: Wanted, signal: AbortSignal): Promise<Need> {
  const { meta } = await counts[of]({ limit: 1, includeTotal: true, ...query }, signal);
  return {
    ...{ label, path, count: meta?.total ?? 0, isLowerBound: meta?.totalIsLowerBound ?? false },
    ...(late && { late }),
  };
}
