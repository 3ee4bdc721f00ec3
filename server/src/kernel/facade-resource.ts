import type { AnyEntity } from './entity.ts';
import type { ListQuery } from './lists/list-query.ts';
import type { AnyCommand, AnyQuery } from './operation.ts';

export const facadeBase = '/api/v1/integration-api';

/** Exposes a domain's own operations in the integration API. It adds no behaviour. */
export interface FacadeResource {
  /** The whole path, so that a search for it finds the operations behind it. */
  path: `${typeof facadeBase}/${string}`;
  /** The last segment of the path. */
  key: string;
  aliases?: readonly string[];
  entity: AnyEntity;
  list: ListQuery;
  get: AnyQuery;
  /** Made by `createLinked` from the domain's own operation: it also saves the external identifier. */
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

/** A record type that the integration API only reads: it has no links and no events, and the rights of the six resources do not cover it. */
export interface FacadeReading extends Pick<FacadeResource, 'path' | 'key' | 'list' | 'get'> {
  entity: Pick<AnyEntity, 'type' | 'fields' | 'lifecycle'>;
}

export const facadeReading = (reading: Omit<FacadeReading, 'key'>): FacadeReading => ({
  ...reading,
  key: keyOf(reading),
});

const keyOf = ({ path }: Pick<FacadeResource, 'path'>) => path.slice(facadeBase.length + 1);

/** The six resources of the integration API, in its order. */
export const facadeKeys = [
  'purchase-requisitions',
  'catalog-items',
  'counterparties',
  'warehouses',
  'price-lists',
  'invoices',
] as const;
