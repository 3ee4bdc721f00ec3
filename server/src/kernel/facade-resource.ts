import type { AnyCard } from './entity.ts';
import type { ListQuery } from './lists/list-query.ts';
import type { AnyCommand, AnyQuery } from './operation.ts';

/** Lends a domain's own operations to the integration API. It adds no behaviour. */
export interface FacadeResource {
  key: string;
  aliases?: readonly string[];
  card: AnyCard;
  list: ListQuery;
  get: AnyQuery;
  create?: AnyCommand;
  update?: AnyCommand;
  archive?: AnyCommand;
  restore?: AnyCommand;
  changeStatus?: AnyCommand;
}

export const facadeResource = (resource: FacadeResource): FacadeResource => resource;

/** What the integration API reads of a domain and does nothing else with: no links, no events, no right of the six resources opens it. */
export interface FacadeReading extends Pick<FacadeResource, 'key' | 'list' | 'get'> {
  card: Pick<AnyCard, 'type' | 'fields' | 'lifecycle'>;
}

export const facadeReading = (reading: FacadeReading): FacadeReading => reading;

/** The six resources of the interface, in its order. */
export const facadeKeys = [
  'purchase-requisitions',
  'catalog-items',
  'counterparties',
  'warehouses',
  'price-lists',
  'invoices',
] as const;
