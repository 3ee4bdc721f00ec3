import { choiceOf, textOf } from '../../kit/search-params.ts';
import { isKind } from './is-kind.ts';
import type { Place } from './nouns.ts';

type Given = Record<string, unknown>;

export interface NewImportSearch extends Place {
  /** Where the rows come from. */
  from?: 'letter';
  /** Letter of the mailbox to read. */
  message?: string;
}

export const newImportSearch = (given: Given): NewImportSearch => ({
  ...placeOf(given),
  ...textOf(given, 'message'),
  ...choiceOf(given, 'from', ['letter']),
});

const filters = ['errors', 'warnings', 'create', 'update', 'skip', 'conflict'] as const;

export type RowFilter = (typeof filters)[number];

const steps = ['mapping', 'rows', 'apply'] as const;

type ChosenStep = (typeof steps)[number];

export interface ImportSearch extends Place {
  step?: ChosenStep;
  only?: RowFilter;
}

export const importSearch = (given: Given): ImportSearch => ({
  ...placeOf(given),
  ...choiceOf(given, 'step', steps),
  ...choiceOf(given, 'only', filters),
});

const placeOf = (given: Given): Place => ({
  kind: isKind(given.kind) ? given.kind : 'catalog',
  ...textOf(given, 'requisition', 'priceList', 'count', 'supplier'),
});
