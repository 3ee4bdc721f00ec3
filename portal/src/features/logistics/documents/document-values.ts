import { deliveryAttorney } from '../../../../../nouns/delivery-attorney.ts';
import { rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import type { CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';
import type { DocumentCard } from './queries.ts';

const texts = [
  ...(['driverPhone', 'driverLicense', 'vehicleModel', 'trailerNumber'] as const),
  ...(['loadingAddress', 'deliveryAddress', 'recipientName', 'recipientPosition', 'comment'] as const),
];

type Texts = Record<(typeof texts)[number], string>;

const attorneyFields = Object.keys(deliveryAttorney) as Array<keyof typeof deliveryAttorney>;

type AttorneyTexts = Record<(typeof attorneyFields)[number], string>;

/** The details of a document as their form holds them: what is not known is an empty text. */
export const documentValuesOf = (paper: DocumentCard) => ({
  documentDate: paper.documentDate,
  packageCount: paper.packageCount === null ? '' : String(paper.packageCount),
  ...{ carrierId: paper.carrierId, carrierName: byHand(paper.carrierId, paper.carrierName) },
  ...{ driverId: paper.driverId, driverName: byHand(paper.driverId, paper.driverName) },
  ...{ vehicleId: paper.vehicleId, vehicleNumber: byHand(paper.vehicleId, paper.vehicleNumber) },
  ...(Object.fromEntries(texts.map((name) => [name, paper[name] ?? ''])) as Texts),
  attorney: Object.fromEntries(attorneyFields.map((name) => [name, paper.attorney?.[name] ?? ''])) as AttorneyTexts,
  customFields: (paper.customFields ?? {}) as CustomValues,
});

/** A name that is written by hand, where no record is referred to. */
const byHand = (id: string | null, name: string | null) => (id ? '' : (name ?? ''));

export type DocumentValues = ReturnType<typeof documentValuesOf>;

/** As the server takes it: a record brings its own words, and whom it trusts is of a power of attorney alone. */
export function documentBodyOf(values: DocumentValues, { kind }: Pick<DocumentCard, 'kind'>) {
  const { documentDate, packageCount, carrierId, driverId, vehicleId, customFields } = values;
  return {
    ...{ documentDate, customFields, carrierId, driverId, vehicleId },
    packageCount: packageCount.trim() === '' ? null : Number(packageCount),
    ...(!carrierId && { carrierName: orNull(values.carrierName) }),
    ...(!driverId && { driverName: orNull(values.driverName) }),
    ...(!vehicleId && { vehicleNumber: orNull(values.vehicleNumber) }),
    ...(Object.fromEntries(texts.map((name) => [name, orNull(values[name])])) as Record<keyof Texts, string | null>),
    ...(rulesOfKind(kind).isAttorney && { attorney: attorneyOf(values.attorney) }),
  };
}

const attorneyOf = ({ fullName, ...rest }: AttorneyTexts) => ({
  fullName: fullName.trim(),
  ...(Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, orNull(value)])) as Record<
    keyof typeof rest,
    string | null
  >),
});

const orNull = (text: string) => text.trim() || null;
