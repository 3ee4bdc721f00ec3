import { choiceOf, textOf } from '../../kit/search-params.ts';

/** What the address of the list says: its look, its filters, what is opened beside it. */
export interface RequisitionsSearch {
  view?: 'board' | 'calendar';
  search?: string;
  sort?: string;
  /** Each a list of identifiers or codes, comma separated. */
  stage?: string;
  status?: string;
  priority?: string;
  responsible?: string;
  customer?: string;
  supplier?: string;
  dueFrom?: string;
  dueTo?: string;
  mine?: 'yes';
  /** Only those that are late. */
  overdue?: 'yes';
  /** Month of the calendar, `2026-11`. */
  month?: string;
  /** Requisition looked at beside the list. */
  peek?: string;
}

const texts = [
  ...['search', 'sort', 'stage', 'status', 'priority', 'responsible', 'customer', 'supplier'],
  ...['dueFrom', 'dueTo', 'peek'],
];

export const readSearch = (given: Record<string, unknown>): RequisitionsSearch => ({
  ...choiceOf(given, 'view', ['board', 'calendar']),
  ...textOf(given, ...texts),
  ...monthOf(textOf(given, 'month').month),
  ...choiceOf(given, 'mine', ['yes']),
  ...choiceOf(given, 'overdue', ['yes']),
});

const monthOf = (month: string | undefined) => (month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {});

/** The filters as the server takes them. */
export const filtersOf = (search: RequisitionsSearch, me: string) => ({
  search: search.search,
  stageId: search.stage,
  status: search.status as undefined,
  priority: search.priority as undefined,
  responsibleId: search.mine === 'yes' ? me : search.responsible,
  customerId: search.customer,
  supplierId: search.supplier,
  overdue: search.overdue && 'true',
  'dueDate[gte]': search.dueFrom,
  'dueDate[lte]': search.dueTo,
});
