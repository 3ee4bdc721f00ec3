import type { SavePolicy } from '../../../../nouns/company.ts';

/** What just happened to a line. */
export type LineEvent = 'requisition_line_saved' | 'quote_submitted' | 'allocation_accepted';

export interface PolicyLine {
  /** The item the line is linked to already. */
  catalogItemId: string | null;
  /** For a quoted line: the item of the requested line it answers. */
  requestedItemId: string | null;
  /** For a quoted line: the supplier offers another product than was asked for. */
  analog: boolean;
  /** Items that match the line, from `matchItems`; two or more are ambiguous. */
  matches: readonly string[];
}

type SaveDecision =
  | { action: 'link'; itemId: string }
  | { action: 'create' }
  | { action: 'leave'; warning?: 'ambiguous_item' };

const leave: SaveDecision = { action: 'leave' };

/**
 * Whether a line without an item gets one now, under the portal's `nomenclatureSavePolicy`. A line linked already stays as it
 * is, and a policy looks only forward: what an earlier one left alone is not caught up.
 */
export function saveDecision(policy: SavePolicy, event: LineEvent, line: PolicyLine): SaveDecision {
  if (line.catalogItemId !== null) return leave;
  const requested = line.analog ? null : line.requestedItemId;
  switch (policy) {
    case 'SUPPLIER_QUOTES_ALL':
      return event === 'quote_submitted' ? linkOrCreate(requested, line) : leave;
    case 'ACCEPTED_QUOTE_LINES_ONLY':
      return event === 'allocation_accepted' ? linkOrCreate(requested, line) : leave;
    case 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS':
      if (event === 'requisition_line_saved') return linkOrCreate(null, line);
      if (requested !== null) return { action: 'link', itemId: requested };
      return event === 'allocation_accepted' && line.analog ? linkOrCreate(null, line) : leave;
  }
}

function linkOrCreate(requested: string | null, { matches }: PolicyLine): SaveDecision {
  if (requested !== null) return { action: 'link', itemId: requested };
  const [match, ...others] = matches;
  if (match === undefined) return { action: 'create' };
  return others.length === 0 ? { action: 'link', itemId: match } : { action: 'leave', warning: 'ambiguous_item' };
}

type ReceiptDecision = { action: 'link'; itemId: string } | { action: 'create' } | { action: 'ask' };

/**
 * What goods become whose line has no item when they come. They lie in a warehouse as something, so nothing is left: one match is it; a policy
 * that saves all that is asked for, or what was decided on, makes the item; otherwise, and where several match, whoever receives them says.
 */
export function receiptDecision(
  policy: SavePolicy,
  { matches, decided }: { matches: readonly string[]; decided: boolean },
): ReceiptDecision {
  const [match, ...others] = matches;
  if (match !== undefined) return others.length === 0 ? { action: 'link', itemId: match } : { action: 'ask' };
  return decided || policy === 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS' ? { action: 'create' } : { action: 'ask' };
}
