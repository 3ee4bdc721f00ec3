import type { Item, OwnLine, OwnVersion, Rfq, VatMode } from '../types.ts';

/** A line as the supplier typed it: nothing is read until it is checked or sent. */
export interface LineDraft {
  price: string;
  /** All there is of it; empty for as much as is asked. */
  quantity: string;
  days: string;
  comment: string;
  refused: boolean;
  free: boolean;
  isAnalog: boolean;
  analogName: string;
  analogSku: string;
}

export interface Draft {
  lines: Readonly<Record<string, LineDraft>>;
  currency: string;
  vatMode: VatMode;
  /** Rate of all lines; empty where they differ and stay as they are. */
  vatRate: string;
  validUntil: string;
  deliveryDays: string;
  deliveryTerms: string;
  paymentTerms: string;
  prepayment: string;
  comment: string;
  total: string;
}

export const emptyLine: LineDraft = {
  price: '',
  quantity: '',
  days: '',
  comment: '',
  refused: false,
  free: false,
  isAnalog: false,
  analogName: '',
  analogSku: '',
};

/** Rates that may be charged now, as documents name them. */
export const vatRates = ['22', '10', '7', '5', '0'] as const;

/** What stands in the form at first: the draft on the server, else what was submitted, else nothing. */
export function draftOf({ items, quote, currency, vatMode }: Rfq): Draft {
  const said = saidBefore(quote);
  const lines = new Map((said?.lines ?? []).map((line) => [line.rfqItemId, line]));
  return {
    lines: Object.fromEntries(items.map(({ id }) => [id, lineOf(lines.get(id))])),
    currency: said?.currency ?? currency ?? 'RUB',
    vatMode: said?.vatMode ?? vatMode,
    vatRate: commonRate(said?.lines ?? []),
    validUntil: said?.validUntil ?? '',
    deliveryDays: textOf(said?.deliveryDays),
    deliveryTerms: said?.deliveryTerms ?? '',
    paymentTerms: said?.paymentTerms ?? '',
    prepayment: typed(said?.prepaymentPercent),
    comment: said?.supplierComment ?? '',
    total: typed(said?.statedTotal),
  };
}

export const saidBefore = (quote: Rfq['quote']): OwnVersion | null => quote?.draft ?? quote?.submitted ?? null;

export const lineOfDraft = (draft: Draft, { id }: Pick<Item, 'id'>): LineDraft => draft.lines[id] ?? emptyLine;

export const withLine = (draft: Draft, id: string, change: Partial<LineDraft>): Draft => ({
  ...draft,
  lines: { ...draft.lines, [id]: { ...(draft.lines[id] ?? emptyLine), ...change } },
});

function lineOf(line: OwnLine | undefined): LineDraft {
  if (!line) return emptyLine;
  const { price, quantityOffered, deliveryDays, quoted, unavailableReason, comment, isFree, analog } = line;
  const refused = !quoted && price === null && (unavailableReason !== null || isBare(line));
  return {
    price: typed(price),
    quantity: typed(quantityOffered),
    days: textOf(deliveryDays),
    comment: (refused ? unavailableReason : comment) ?? '',
    refused,
    free: isFree,
    isAnalog: analog !== null,
    analogName: analog?.name ?? '',
    analogSku: analog?.sku ?? '',
  };
}

/** A line that says nothing was left out by the word «не поставляю»: lines not touched are not sent. */
const isBare = ({ quantityOffered, deliveryDays, comment, analog }: OwnLine) =>
  quantityOffered === null && deliveryDays === null && comment === null && analog === null;

function commonRate(lines: readonly OwnLine[]): string {
  const rates = new Set(lines.flatMap(({ vatRate }) => (vatRate === null || vatRate === 'none' ? [] : [vatRate])));
  if (rates.size > 1) return '';
  return [...rates][0] ?? vatRates[0];
}

const typed = (value: string | null | undefined) => (value ?? '').replace('.', ',');
const textOf = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
