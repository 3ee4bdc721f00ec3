import type { ProposalRow } from '../../../../../nouns/proposal-row.ts';
import { isUuid } from '../../../kernel/values/uuid.ts';

/**
 * The group of a row as a customer may see it. Rows made from decisions are grouped by suppliers, whose names are nobody else's business: a
 * group with the identifier or the name of one is left out.
 */
export function customerGroups(rows: readonly ProposalRow[]): (row: ProposalRow) => string | null {
  const suppliers = [...new Set(rows.flatMap(({ supplierName }) => supplierName ?? []))]
    .map(bare)
    .filter((name) => name !== '');
  const names = (label: string) => suppliers.some((name) => label.includes(name) || name.includes(label));
  return ({ groupKey, groupLabel }) => {
    if (groupLabel === null || (groupKey !== null && isUuid(groupKey))) return null;
    return names(bare(groupLabel)) ? null : groupLabel;
  };
}

/** A name without its legal form, quotation marks and case. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<!\p{L})(ооо|оао|зао|пао|ао|ип|llc|ltd|inc|gmbh)(?!\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
