import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type Words, words } from '../../kit/say.ts';

/** A kind of record that waits for somebody's word. */
interface TaskKind {
  label: Words;
  /** What it takes to be asked. */
  permission: Permission;
  /** Its page below the portal, and the first word of its queries. */
  page: string;
}

export const taskKinds = {
  requisition: {
    label: words('Requisition', 'Заявка'),
    permission: 'purchase_requisitions.approve',
    page: 'requisitions',
  },
  invoice: { label: words('Invoice', 'Счёт'), permission: 'invoices.status', page: 'invoices' },
  proposal: {
    label: words('Commercial proposal', 'КП'),
    permission: 'commercial_proposals.approve',
    page: 'proposals',
  },
  salesInvoice: {
    label: words('Sales invoice', 'Исходящий счёт'),
    permission: 'sales_invoices.approve',
    page: 'sales-invoices',
  },
  contract: { label: words('Contract', 'Договор'), permission: 'contracts.approve', page: 'contracts' },
} as const satisfies Record<string, TaskKind>;

export type TaskKindName = keyof typeof taskKinds;

export const taskKindNames = Object.keys(taskKinds) as TaskKindName[];
