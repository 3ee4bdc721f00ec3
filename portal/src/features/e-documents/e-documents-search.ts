import { textOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface EDocumentsSearch {
  search?: string;
  sort?: string;
  operator?: string;
  /** Kinds and statuses, each parted by commas. */
  kind?: string;
  status?: string;
}

export const eDocumentsSearch = (given: Given): EDocumentsSearch =>
  textOf(given, 'search', 'sort', 'operator', 'kind', 'status');
