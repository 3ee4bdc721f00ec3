import { queryOptions } from '@tanstack/react-query';
import { type Words, words } from '../../kit/say.ts';
import { api, ask } from '../../shared/api/client.ts';
import type { May } from '../../shared/session/me.ts';

/** One thing that needs somebody today: how many, and where they are. */
interface Need {
  label: Words;
  count: number;
  isLowerBound: boolean;
  /** Path below the portal, with the filter that shows exactly these. */
  path: string;
  /** Later than it should be. */
  late?: true;
}

interface Counted {
  meta?: { total: number; totalIsLowerBound: boolean };
}

const open = 'approved,in_sourcing,supplier_selected,awaiting_delivery,partially_received';

/** What needs this person today, by what they may see; nothing that is not there. */
export const needsQuery = (may: May, me: string, today: string) =>
  queryOptions({
    queryKey: ['requisitions', 'needs', me, today],
    queryFn: async ({ signal }) => {
      const asked = await Promise.all(wanted(may, me, today, signal));
      return asked.filter(({ count }) => count > 0);
    },
  });

function wanted(may: May, me: string, today: string, signal: AbortSignal): Array<Promise<Need>> {
  const few = { limit: 1, includeTotal: true };
  const requisitions = (query: Record<string, unknown>) =>
    ask(api.GET('/api/v1/purchase-requisitions', { params: { query: { ...few, ...query } }, signal }));
  const invoices = (query: Record<string, unknown>) =>
    ask(api.GET('/api/v1/invoices', { params: { query: { ...few, ...query } }, signal }));
  const rfqs = (query: Record<string, string>) =>
    ask(api.GET('/api/v1/supplier-rfqs', { params: { query: { ...few, ...query } }, signal }));
  const mine = may('purchase_requisitions.read');
  return [
    ...(may('purchase_requisitions.approve')
      ? [
          need(
            words('Requisitions to approve', 'Согласовать заявки'),
            'inbox',
            requisitions({ awaitingMyApproval: true }),
          ),
        ]
      : []),
    ...(may('invoices.status')
      ? [need(words('Invoices to approve', 'Согласовать счета'), 'inbox', invoices({ awaitingMyApproval: true }))]
      : []),
    ...(mine
      ? [
          need(
            words('Approved, nobody asked yet', 'Согласованы, цены не запрошены'),
            'requisitions?status=approved',
            requisitions({ status: 'approved' }),
          ),
          need(
            words('My requisitions past their date', 'Мои заявки просрочены'),
            `requisitions?mine=true&dueTo=${today}&status=${open}`,
            requisitions({ responsibleId: me, status: open, 'dueDate[lt]': today }),
            true,
          ),
        ]
      : []),
    ...(may('supplier_rfqs.read')
      ? [
          need(
            words('Requests that await quotes', 'Запросы ждут предложений'),
            'rfqs?status=sent',
            rfqs({ status: 'sent' }),
          ),
        ]
      : []),
    ...(may('invoices.read')
      ? [
          need(
            words('Overdue invoices', 'Просроченные счета'),
            'invoices?overdue=true',
            invoices({ overdue: true }),
            true,
          ),
        ]
      : []),
  ];
}

async function need(label: Words, path: string, asked: Promise<Counted>, late?: true): Promise<Need> {
  const { meta } = await asked;
  return {
    label,
    path,
    count: meta?.total ?? 0,
    isLowerBound: meta?.totalIsLowerBound ?? false,
    ...(late && { late }),
  };
}
