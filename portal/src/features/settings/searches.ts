import { dayOf, textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface UsersSearch {
  search?: string;
  sort?: string;
  status?: string;
  /** Person opened in the panel; `new` for one being invited. */
  open?: string;
}

export const usersSearch = (given: Given): UsersSearch => textOf(given, 'search', 'sort', 'status', 'open');

interface OpenSearch {
  /** Record opened in the panel; `new` for one being made. */
  open?: string;
}

export interface PipelineSearch extends OpenSearch {
  /** `true` shows what was put away, too. */
  archived?: string;
}

export const pipelineSearch = (given: Given): PipelineSearch => textOf(given, 'open', 'archived');

export interface FieldsSearch extends PipelineSearch {
  /** Kind of records whose fields are shown. */
  entity?: string;
}

export const fieldsSearch = (given: Given): FieldsSearch => textOf(given, 'open', 'entity', 'archived');

export interface AuditSearch {
  open?: string;
  entityType?: string;
  entityId?: string;
  actorId?: string;
  outcome?: string;
  from?: string;
  to?: string;
}

export const auditSearch = (given: Given): AuditSearch => ({
  ...textOf(given, 'open', 'entityType', 'entityId', 'actorId', 'outcome'),
  ...dayOf(given, 'from', 'to'),
});

interface RoleSearch {
  /** Role whose rights a new one begins with. */
  from?: string;
}

export const roleSearch = (given: Given): RoleSearch => textOf(given, 'from');

export interface SellersSearch {
  search?: string;
  sort?: string;
  archived?: 'true';
  /** A new profile is being made. */
  create?: 'true';
}

export const sellersSearch = (given: Given): SellersSearch => ({
  ...textOf(given, 'search', 'sort'),
  ...trueOf(given, 'archived', 'create'),
});
