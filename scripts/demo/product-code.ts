import type { ScmsRow } from './read-scms.ts';

/** The groups of the delivery history in the words of OKPD2. */
const codes = {
  /** Antiretrovirals: «Препараты противовирусные для системного применения». */
  antivirals: '21.20.10.194',
  /** Antimalarials: «Препараты противопротозойные». */
  antiprotozoals: '21.20.10.241',
  /** Rapid tests, their buffers and controls: «Препараты диагностические». */
  tests: '21.20.23.111',
  /** Lancets and capillary tubes: «Шприцы, иглы, катетеры, канюли и аналогичные инструменты». */
  instruments: '32.50.13.110',
} as const;

const byGroup: Record<string, string> = {
  ARV: codes.antivirals,
  ACT: codes.antiprotozoals,
  ANTM: codes.antiprotozoals,
  HRDT: codes.tests,
  MRDT: codes.tests,
};

export const productCodes: readonly string[] = Object.values(codes);

/** The OKPD2 code of what a line delivers; undefined of a group not met before. */
export function productCode(row: ScmsRow): string | undefined {
  const kit = row['Product Group'] === 'ANTM' && /\bkit\b/i.test(row['Item Description'] ?? '');
  if (kit) return codes.tests;
  if (/\b(lancet|capillary tubes)\b/i.test(row['Item Description'] ?? '')) return codes.instruments;
  return byGroup[row['Product Group'] ?? ''];
}
