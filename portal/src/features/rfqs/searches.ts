import { choiceOf, textOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface RfqsSearch {
  search?: string;
  sort?: string;
  /** One of the statuses, or all of them. */
  status?: string;
  requisition?: string;
  supplier?: string;
  /** Only those past their deadline with answers missing. */
  overdue?: 'yes';
}

/** Sent, and not all suppliers have answered. */
export const waiting = 'sent,partially_quoted';

export const rfqsSearch = (given: Given): RfqsSearch => ({
  ...textOf(given, 'search', 'sort', 'status', 'requisition', 'supplier'),
  ...choiceOf(given, 'overdue', ['yes']),
});

interface ComposerSearch {
  requisition?: string;
}

export const composerSearch = (given: Given): ComposerSearch => textOf(given, 'requisition');

const tabs = ['suppliers', 'items', 'questions', 'talks', 'history'] as const;

export type RfqTab = (typeof tabs)[number];

interface RfqSearch {
  tab?: RfqTab;
}

export const rfqSearch = (given: Given): RfqSearch => choiceOf(given, 'tab', tabs);
