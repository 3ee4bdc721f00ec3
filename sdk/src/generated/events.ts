// Made by `npm run gen sdk` from sdk/openapi.json.
import type { Open } from '../open.ts';
import type * as types from './types.ts';

/** Everything that webhooks and the feed tell of. Later versions add events: leave room for one that is not here. */

export type ProkuraEvent =
  | CounterpartyCreated
  | CounterpartyUpdated
  | CounterpartyStatusChanged
  | CounterpartyDeleted
  | WarehouseCreated
  | WarehouseUpdated
  | WarehouseDeleted
  | CatalogItemCreated
  | CatalogItemUpdated
  | CatalogItemDeleted
  | PriceListCreated
  | PriceListUpdated
  | PriceListStatusChanged
  | PriceListDeleted
  | ProcurementCreated
  | ProcurementUpdated
  | ProcurementStatusChanged
  | InvoiceCreated
  | InvoiceUpdated
  | InvoiceStatusChanged
  | TestEvent;

/**
 * Counterparty: created
 *
 * `integration_api.counterparty.created`
 */
export interface CounterpartyCreated {
  /** Name of the event */
  event: 'integration_api.counterparty.created';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_2;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Counterparty;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Counterparty: changed
 *
 * `integration_api.counterparty.updated`
 */
export interface CounterpartyUpdated {
  /** Name of the event */
  event: 'integration_api.counterparty.updated';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_2;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Counterparty;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Counterparty: status changed
 *
 * `integration_api.counterparty.status_changed`
 */
export interface CounterpartyStatusChanged {
  /** Name of the event */
  event: 'integration_api.counterparty.status_changed';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_2;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Counterparty;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    status?: types.DataStatus;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Counterparty: archived or deleted
 *
 * `integration_api.counterparty.deleted`
 */
export interface CounterpartyDeleted {
  /** Name of the event */
  event: 'integration_api.counterparty.deleted';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_2;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Counterparty;
    reason?: Open<types.Reason>;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Warehouse: created
 *
 * `integration_api.warehouse.created`
 */
export interface WarehouseCreated {
  /** Name of the event */
  event: 'integration_api.warehouse.created';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_3;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Warehouse;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Warehouse: changed
 *
 * `integration_api.warehouse.updated`
 */
export interface WarehouseUpdated {
  /** Name of the event */
  event: 'integration_api.warehouse.updated';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_3;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Warehouse;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Warehouse: archived or deleted
 *
 * `integration_api.warehouse.deleted`
 */
export interface WarehouseDeleted {
  /** Name of the event */
  event: 'integration_api.warehouse.deleted';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_3;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Warehouse;
    reason?: Open<types.Reason>;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Catalog item: created
 *
 * `integration_api.catalog_item.created`
 */
export interface CatalogItemCreated {
  /** Name of the event */
  event: 'integration_api.catalog_item.created';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_4;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.CatalogItem;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Catalog item: changed
 *
 * `integration_api.catalog_item.updated`
 */
export interface CatalogItemUpdated {
  /** Name of the event */
  event: 'integration_api.catalog_item.updated';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_4;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.CatalogItem;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Catalog item: archived or deleted
 *
 * `integration_api.catalog_item.deleted`
 */
export interface CatalogItemDeleted {
  /** Name of the event */
  event: 'integration_api.catalog_item.deleted';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_4;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.CatalogItem;
    reason?: Open<types.Reason>;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Price list: created
 *
 * `integration_api.price_list.created`
 */
export interface PriceListCreated {
  /** Name of the event */
  event: 'integration_api.price_list.created';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_5;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.PriceList;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Price list: changed
 *
 * `integration_api.price_list.updated`
 */
export interface PriceListUpdated {
  /** Name of the event */
  event: 'integration_api.price_list.updated';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_5;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.PriceList;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Price list: status changed
 *
 * `integration_api.price_list.status_changed`
 */
export interface PriceListStatusChanged {
  /** Name of the event */
  event: 'integration_api.price_list.status_changed';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_5;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.PriceList;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    status?: types.DataStatus;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Price list: archived or deleted
 *
 * `integration_api.price_list.deleted`
 */
export interface PriceListDeleted {
  /** Name of the event */
  event: 'integration_api.price_list.deleted';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_5;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.PriceList;
    reason?: Open<types.Reason>;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Purchase requisition: created
 *
 * `integration_api.procurement.created`
 */
export interface ProcurementCreated {
  /** Name of the event */
  event: 'integration_api.procurement.created';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_6;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Procurement;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Purchase requisition: changed
 *
 * `integration_api.procurement.updated`
 */
export interface ProcurementUpdated {
  /** Name of the event */
  event: 'integration_api.procurement.updated';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_6;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Procurement;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    /** Which lines were added, changed or cancelled; absent where none was */
    items?: types.DataItems;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Purchase requisition: status changed
 *
 * `integration_api.procurement.status_changed`
 */
export interface ProcurementStatusChanged {
  /** Name of the event */
  event: 'integration_api.procurement.status_changed';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_6;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Procurement;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    /** Which lines were added, changed or cancelled; absent where none was */
    items?: types.DataItems;
    status?: types.DataStatus;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Incoming invoice: created
 *
 * `integration_api.invoice.created`
 */
export interface InvoiceCreated {
  /** Name of the event */
  event: 'integration_api.invoice.created';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_7;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Invoice;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Incoming invoice: changed
 *
 * `integration_api.invoice.updated`
 */
export interface InvoiceUpdated {
  /** Name of the event */
  event: 'integration_api.invoice.updated';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_7;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Invoice;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * Incoming invoice: status changed
 *
 * `integration_api.invoice.status_changed`
 */
export interface InvoiceStatusChanged {
  /** Name of the event */
  event: 'integration_api.invoice.status_changed';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: types.Entity_7;
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** The record as the integration API shows it; absent from thin and cut payloads. */
    object?: types.Invoice;
    /** Names of the fields that changed */
    changedFields?: Array<string>;
    /** What those fields held before */
    previous?: Record<string, unknown>;
    status?: types.DataStatus;
    actor?: types.Actor;
    /** Version of this payload */
    schemaVersion?: number;
    /** The object was left out because the payload passed 64 KiB */
    truncated?: boolean;
  };
  /** Where to read more */
  links: types.Links_2;
}

/**
 * A test of the subscription
 *
 * `integration.test_event`
 */
export interface TestEvent {
  /** Name of the event */
  event: 'integration.test_event';
  /** Identifier; the same in every attempt: use it to drop repeats */
  eventId: string;
  /** The portal */
  tenantId: string;
  /** What it happened to */
  entity: {
    type: 'webhook_endpoint';
    id: string;
    /** Version after the change: drop what is older than you have */
    version?: number | null;
    displayName?: string | null;
    externalIds?: Array<{
      /** External system */
      externalSource?: string;
      /** Its identifier */
      externalId?: string;
    }>;
  };
  /** When it was committed */
  occurredAt: string;
  /** What happened */
  data: {
    /** Words of the test */
    message?: string;
  };
  /** Where to read more */
  links: types.Links_2;
}
