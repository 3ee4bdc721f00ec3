import type { Words } from '../errors.ts';

/** Records of the accounting system in the order that references lead: groups before products, products before offers. */
export const recordKinds = ['group', 'property', 'price_type', 'store', 'product', 'offer', 'document'] as const;
export type RecordKind = (typeof recordKinds)[number];

interface Told {
  externalId: string;
  /** The package it came in; a full one speaks of all that the package holds. */
  packageId: string | null;
  deleted: boolean;
}

export interface GroupRecord extends Told {
  kind: 'group';
  name: string;
  parentId: string | null;
}

/** What others refer to by its identifier; its name is for people who map it. */
export interface NamedRecord extends Told {
  kind: 'property' | 'price_type' | 'store';
  name: string;
  currency?: string;
  /** Values a property may take, by their identifiers. */
  values?: Readonly<Record<string, string>>;
}

export interface ProductRecord extends Told {
  kind: 'product';
  name: string;
  sku?: string;
  barcode?: string;
  description?: string;
  manufacturer?: string;
  /** OKEI; absent where no unit is told. */
  unit?: string;
  vatRate?: string;
  groupIds: readonly string[];
  properties: ReadonlyArray<{ id: string; value: string }>;
}

export interface OfferRecord extends Told {
  kind: 'offer';
  productId: string;
  /** Of several variants of one product. */
  variantId: string | null;
  name?: string;
  sku?: string;
  barcode?: string;
  unit?: string;
  /** Per base unit. Absent where this file tells no prices. */
  prices?: ReadonlyArray<{ typeId: string; price: string; currency?: string }>;
  /** How much there is in all; absent where this file tells no stock. */
  quantity?: string;
  stock?: ReadonlyArray<{ storeId: string; quantity: string }>;
}

export interface DocumentRecord extends Told {
  kind: 'document';
  number?: string;
  outsideNumber?: string;
  outsideDate?: string;
  status?: string;
  cancelled: boolean;
}

/** What cannot be read as a record: told in the journal, and the rest goes on. */
export interface FaultyRecord {
  kind: 'fault';
  of: RecordKind;
  externalId: string | null;
  reason: Words;
}

export type ExchangeRecord = GroupRecord | NamedRecord | ProductRecord | OfferRecord | DocumentRecord;

/** A package a file held, read to its end. */
export interface ReadPackage {
  kind: 'product' | 'offer';
  id: string | null;
  /** It holds everything there is, so that what it leaves out is there no more. */
  full: boolean;
}

/** A piece of a file as it is read. */
export interface ReadPiece {
  records: ReadonlyArray<ExchangeRecord | FaultyRecord>;
  packages: readonly ReadPackage[];
}
