import type { AnyCard } from './entity.ts';
import type { ListQuery } from './lists/list-query.ts';
import type { AnyCommand, AnyQuery } from './operation.ts';

export const facadeBase = '/api/v1/integration-api';

/** Lends a domain's own operations to the integration API. It adds no behaviour. */
export interface FacadeResource {
  /** The whole address, so that a search for it leads to the operations behind it. */
  path: `${typeof facadeBase}/${string}`;
  /** The last part of the address. */
  key: string;
  aliases?: readonly string[];
  card: AnyCard;
  list: ListQuery;
  get: AnyQuery;
  /** As `createLinked` makes it of the domain's own: with the pair of an outside record. */
  create?: AnyCommand;
  update?: AnyCommand;
  archive?: AnyCommand;
  restore?: AnyCommand;
  changeStatus?: AnyCommand;
}

export const facadeResource = (resource: Omit<FacadeResource, 'key'>): FacadeResource => ({
  ...resource,
  key: keyOf(resource),
});

/** What the integration API reads of a domain and does nothing else with: no links, no events, no right of the six resources opens it. */
export interface FacadeReading extends Pick<FacadeResource, 'path' | 'key' | 'list' | 'get'> {
  card: Pick<AnyCard, 'type' | 'fields' | 'lifecycle'>;
}

export const facadeReading = (reading: Omit<FacadeReading, 'key'>): FacadeReading => ({
  ...reading,
  key: keyOf(reading),
});

const keyOf = ({ path }: Pick<FacadeResource, 'path'>) => path.slice(facadeBase.length + 1);

/** The six resources of the interface, in its order. */
export const facadeKeys = [
  'purchase-requisitions',
  'catalog-items',
  'counterparties',
  'warehouses',
  'price-lists',
  'invoices',
] as const;
