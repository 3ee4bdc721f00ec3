import type { Words } from '../../problems/errors.ts';

/** Records of the accounting system in the order that references lead: groups before products, products before offers. */
export const recordKinds = [
  'group',
  'property',
  'price_type',
  'store',
  'counterparty',
  'product',
  'offer',
  'document',
  'picture',
] as const;
export type RecordKind = (typeof recordKinds)[number];

interface ExchangedRecord {
  externalId: string;
  /** The package it came in; a full one speaks of all that the package holds. */
  packageId: string | null;
  deleted: boolean;
}

export interface GroupRecord extends ExchangedRecord {
  kind: 'group';
  name: string;
  parentId: string | null;
}

/** What others refer to by its identifier; its name is for people who map it. */
export interface NamedRecord extends ExchangedRecord {
  kind: 'property' | 'price_type' | 'store';
  name: string;
  currency?: string;
  /** Values a property may take, by their identifiers. */
  values?: Readonly<Record<string, string>>;
}

export interface ProductRecord extends ExchangedRecord {
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

export interface OfferRecord extends ExchangedRecord {
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

export interface DocumentRecord extends ExchangedRecord {
  kind: 'document';
  number?: string;
  outsideNumber?: string;
  outsideDate?: string;
  status?: string;
  cancelled: boolean;
}

/** Somebody it deals with. What is left out it does not tell. */
export interface CounterpartyRecord extends ExchangedRecord {
  kind: 'counterparty';
  name: string;
  fullName?: string;
  /** A natural person, as far as it tells. */
  person: boolean;
  inn?: string;
  kpp?: string;
  ogrn?: string;
  okpo?: string;
  legalAddress?: string;
  actualAddress?: string;
  postalAddress?: string;
  email?: string;
  phone?: string;
  website?: string;
  role?: 'supplier' | 'customer';
  accounts: ReadonlyArray<{ account: string; bik?: string; bankName?: string; correspondentAccount?: string }>;
  /** Those who can be reached. */
  contacts: ReadonlyArray<{ name: string; position?: string; email?: string; phone?: string }>;
}

/** A picture of a product: the file of this path comes beside the file of products. */
export interface PictureRecord extends ExchangedRecord {
  kind: 'picture';
  productId: string;
  path: string;
}

/** What cannot be read as a record: told in the journal, and the rest goes on. */
export interface FaultyRecord {
  kind: 'fault';
  of: RecordKind;
  externalId: string | null;
  reason: Words;
}

export type ExchangeRecord =
  | GroupRecord
  | NamedRecord
  | CounterpartyRecord
  | ProductRecord
  | OfferRecord
  | DocumentRecord
  | PictureRecord;

/** A package a file held, read to its end. */
export interface ReadPackage {
  kind: 'product' | 'offer' | 'counterparty';
  id: string | null;
  /** It holds everything there is, so that what it leaves out is there no more. */
  full: boolean;
}

/** A piece of a file as it is read. */
export interface ReadPiece {
  records: ReadonlyArray<ExchangeRecord | FaultyRecord>;
  packages: readonly ReadPackage[];
}
