import { field } from './field.ts';

/** Codes of OKEI, the all-Russian classifier of units of measure (OK 015-94): piece 796 first, then by what they measure. */
export const unitCodes = [
  ...(['796', '642', '641', '797', '798', '715', '839', '704', '778', '728', '736', '625', '868', '872'] as const),
  ...(['812', '616', '163', '166', '206', '168', '003', '004', '006', '018', '008', '051', '055', '059'] as const),
  ...(['111', '112', '113', '355', '356', '359', '362', '539', '245', '246', '876'] as const),
] as const;

export type UnitCode = (typeof unitCodes)[number];

/** A unit of measure by its code, such as 796 (шт), 166 (кг) or 006 (м). */
export const unit = (en = 'Unit', ru = 'Единица') =>
  field<UnitCode>('choice', { type: 'string', enum: [...unitCodes], 'x-of': 'units' }, en, ru).example('796');
