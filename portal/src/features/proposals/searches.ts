import { choiceOf, dayOf, readOnly, textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface ProposalsSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  customer?: string;
  /** People whose they are, parted by commas. */
  owner?: string;
  /** The last day they hold is between these. */
  from?: string;
  to?: string;
  /** Those that wait for the word of whoever looks. */
  awaiting?: 'true';
  /** A new one is being made: by hand, of the decisions of a requisition, of a price list. */
  create?: 'true' | 'requisition' | 'price-list';
  /** The requisition or the price list it is made of. */
  open?: string;
}

export const proposalsSearch = readOnly(
  (given): ProposalsSearch => ({
    ...textOf(given, 'search', 'sort', 'status', 'customer', 'owner', 'open'),
    ...dayOf(given, 'from', 'to'),
    ...trueOf(given, 'awaiting'),
    ...choiceOf({ create: String(given.create) }, 'create', ['true', 'requisition', 'price-list']),
  }),
);

interface ProposalSearch {
  tab?: string;
}

export const proposalSearch = (given: Given): ProposalSearch => textOf(given, 'tab');
