import Type from 'typebox';
import {
  isRevisable,
  type QuoteMove,
  type QuoteStatus,
  quoteFlow,
  quoteRequirements,
} from '../../../../../nouns/quote-flow.ts';
import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import { choice, flag, id, integer, nullable, object } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import { tiersRise } from './offer-faults.ts';
import { quoteLine, quoteVersion } from './quote-version.ts';
import { type HeldVersion, standingVersions } from './read-versions.ts';
import { supplierQuote, supplierQuotes } from './supplier-quote.ts';

const allowedQuoteMoves = Type.Array(
  object({
    to: choice(supplierQuote.statuses, 'Status'),
    requires: Type.Array(choice(quoteRequirements, 'Condition')),
  }),
  { title: 'Where the caller may move it now' },
);

/** A quote with its current version and the draft of the next one. */
export const wholeFields = {
  ...supplierQuote.fields,
  lines: Type.Array(quoteLine, { title: 'Lines of the current version, or of the draft before the first one' }),
  current: nullable(quoteVersion),
  draft: nullable(quoteVersion),
  revisable: flag('A next version may be written'),
  allowedMoves: allowedQuoteMoves,
};

export const wholeQuote = object(
  {
    ...wholeFields,
    warnings: warnings('tier_price_increases', {
      positions: Type.Optional(Type.Array(integer('Position'), { title: 'Positions it is about' })),
      supplierId: Type.Optional(id('Supplier')),
    }),
  },
  { title: 'Quote as a whole' },
);

/** As it stands now; sealed prices stay hidden. */
export async function readWholeQuote(ctx: ReadContext, quoteId: string) {
  const [quote, { current, draft }] = await Promise.all([
    supplierQuotes.byId(ctx.db, quoteId),
    standingVersions(ctx.db, quoteId),
  ]);
  const more = { revisable: isRevisable(quote.status), allowedMoves: allowedMoves(ctx.actor, quote.status) };
  if (quote.sealed) return { ...quote, lines: [], current: null, draft: null, ...more };
  const lines = (current ?? draft)?.lines ?? [];
  return { ...quote, lines, current: shown(current), draft: shown(draft), ...more };
}

/** The same after a change, with what should be known of it. */
export async function wholeWithWarnings(ctx: ReadContext, quoteId: string, known: Warned = {}) {
  const whole = await readWholeQuote(ctx, quoteId);
  const rising = ((whole.draft ?? whole.current)?.lines ?? []).filter(tiersRise).map(({ position }) => position);
  const { supplierId } = whole;
  return {
    ...whole,
    warnings: [
      ...(rising.length > 0 ? [warning(ctx, 'tier_price_increases', dearer, { positions: rising })] : []),
      ...(known.watched ? [warning(ctx, 'supplier_watched', careful, { supplierId })] : []),
      ...(known.added ? [warning(ctx, 'supplier_role_added', became, { supplierId })] : []),
    ],
  };
}

interface Warned {
  /** The supplier is flagged: proceed with caution. */
  watched?: boolean;
  /** The counterparty became a supplier by this. */
  added?: boolean;
}

function shown(version: HeldVersion | null) {
  if (version === null) return null;
  const { quoteId: _, ...rest } = version;
  return rest;
}

const dearer = words(
  'On some lines a larger quantity costs more per unit.',
  'На некоторых строках большее количество дороже.',
);
const careful = words('The supplier is marked with a warning.', 'Поставщик отмечен предупреждением.');
const became = words('The counterparty has become a supplier.', 'Контрагент стал поставщиком.');

/** What this actor may ask for now. A draft is submitted by a call of its own, the rest by a change of the status. */
const allowedMoves = (actor: Actor, status: QuoteStatus) =>
  (Object.keys(quoteFlow.moves) as QuoteMove[]).flatMap((move) => {
    const { from, to, permission, requires = [] } = quoteFlow.moves[move];
    if (!permission || !from.includes(status) || !maySee(actor, permission)) return [];
    return [{ to, requires: [...requires] }];
  });
