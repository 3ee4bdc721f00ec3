import { textOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface TemplatesSearch {
  search?: string;
  sort?: string;
}

export const templatesSearch = (given: Given): TemplatesSearch => textOf(given, 'search', 'sort');

export interface PointsSearch {
  /** Warehouses, parted by commas. */
  warehouse?: string;
  /** The point that is changed, or `new`. */
  open?: string;
}

export const pointsSearch = (given: Given): PointsSearch => textOf(given, 'warehouse', 'open');
