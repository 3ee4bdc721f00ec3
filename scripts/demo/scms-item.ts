import { createHash } from 'node:crypto';
import { productCode } from './product-code.ts';
import type { ScmsRow } from './read-scms.ts';

/** A catalog item as the facade takes it, made from one line of the delivery history. */
export interface ScmsItem {
  externalId: string;
  name: string;
  sku: string;
  brand: string | null;
  manufacturer: string | null;
  description: string;
  /** The history counts, prices and weighs packs. */
  baseUom: '778';
  okpd2?: string;
  weightKg?: string;
  customFields: { units_per_pack: string; dosage_form?: string };
}

type Mapped = { item: ScmsItem; notes: string[] } | { refused: string };

/**
 * A line names a product: its description with brand, dosage, form and pack. The same product of another manufacturer
 * is another item, because it is bought, priced and quoted apart.
 */
export function mapRow(row: ScmsRow): Mapped {
  const name = clean(row['Item Description']);
  if (!name) return { refused: 'no item description' };
  const pack = quantity(row['Unit of Measure (Per Pack)']);
  if (!pack)
    return { refused: `unit of measure per pack is "${row['Unit of Measure (Per Pack)'] ?? ''}", not a number` };
  const manufacturer = clean(row['Manufacturing Site']) || null;
  const brand = brandOf(row.Brand);
  const form = clean(row['Dosage Form']);
  const dosage = clean(row.Dosage);
  const identity = [name, brand ?? '', dosage, form, pack, manufacturer ?? ''].join('|').toLowerCase();
  const mark = createHash('sha256').update(identity).digest('hex').slice(0, 10).toUpperCase();
  const okpd2 = productCode(row);
  const weight = weightOf(row);
  const group = [clean(row['Product Group']), clean(row['Sub Classification'])].filter(Boolean).join(', ');
  return {
    item: {
      externalId: mark,
      name,
      sku: `SCMS-${mark}`,
      brand,
      manufacturer,
      description: [group, form, dosage !== 'N/A' && dosage, `${pack} per pack`].filter(Boolean).join('; '),
      baseUom: '778',
      ...(okpd2 && { okpd2 }),
      ...(weight.kg && { weightKg: weight.kg }),
      customFields: { units_per_pack: pack, ...(form && { dosage_form: form }) },
    },
    notes: [
      ...(packPriceOf(row) ? [] : ['no pack price']),
      ...(okpd2 ? [] : ['no OKPD2 code of its group']),
      ...(weight.kg ? [] : [weight.why]),
    ],
  };
}

/** Trims, joins broken spaces, and mends UTF-8 that somebody once read as windows-1252: `GrÃ¸nland` is `Grønland`. */
export function clean(text = ''): string {
  return mendMojibake(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}

function mendMojibake(text: string): string {
  if (!/[ÂÃ][\u0080-\u00bf]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  const mended = Buffer.from(text, 'latin1').toString('utf8');
  return mended.includes('\ufffd') ? text : mended;
}

/** `Generic` is the absence of a brand. */
function brandOf(text: string | undefined): string | null {
  const brand = clean(text);
  return brand === '' || brand === 'Generic' || brand === 'N/A' ? null : brand;
}

/** Dollars for one pack, or undefined for text and for nothing. A price of zero means it was not known. */
export const packPriceOf = (row: ScmsRow) => positive(row['Pack Price']);

/** Packs in the line. */
export const quantityOf = (row: ScmsRow) => positive(row['Line Item Quantity']);

function positive(text: string | undefined): string | undefined {
  const number = quantity(text);
  return number === undefined || Number(number) === 0 ? undefined : number;
}

/** A decimal as the interface takes it. */
function quantity(text = ''): string | undefined {
  const digits = text.trim().replace(/,(?=\d{3}\b)/g, '');
  return /^\d+(\.\d{1,6})?$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : undefined;
}

/** The file weighs a whole shipment line; a pack's share is the weight over its quantity. Words stand where another line holds the weight. */
export function weightOf(row: ScmsRow): { kg?: string; why: string } {
  const text = clean(row['Weight (Kilograms)']);
  const total = quantity(text);
  const packs = Number(row['Line Item Quantity']);
  if (total === undefined)
    return {
      why:
        text === 'Weight Captured Separately'
          ? 'weight captured separately'
          : `weight: ${text.replace(/\d+/g, '#') || 'empty'}`,
    };
  if (!(packs > 0)) return { why: 'weight without a quantity' };
  const kg = Number(total) / packs;
  return kg >= 0.000001 && kg < 1_000
    ? { kg: String(Number(kg.toFixed(6))), why: '' }
    : { why: 'weight out of bounds' };
}
