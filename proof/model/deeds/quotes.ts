import fc from 'fast-check';
import type { Offer, Quote } from '../book.ts';
import { activeLines } from '../counted.ts';
import { broken, deed, percent, pick, which } from '../deed.ts';
import { moneyText, quantityText, share } from '../figures.ts';
import { follow } from '../flow.ts';
import { base } from './requisitions.ts';

const price = fc.integer({ min: 1, max: 20_000 });

export const quote = deed(
  'enter a quote',
  {
    of: which,
    by: which,
    offers: fc.array(fc.record({ price, offered: fc.option(percent), least: fc.option(percent) }), {
      minLength: 1,
      maxLength: 3,
    }),
  },
  ({ of, by, offers }, book, { suppliers }) => {
    const requisition = pick(book.requisitions, of);
    const lines = requisition ? activeLines(requisition).slice(0, offers.length) : [];
    if (!requisition || lines.length === 0) return undefined;
    const supplier = by % suppliers.length;
    const given = lines.map((line, at) => {
      const { price: asked, offered, least } = offers[at] as (typeof offers)[number];
      const portion = (percents: number | null) =>
        percents === null ? null : Math.max(1, share(line.quantity, percents));
      return { line, price: asked, offered: portion(offered), least: portion(least) };
    });
    const body = given.map((one) => ({
      procurementItemId: one.line.id,
      price: moneyText(one.price),
      vatRate: '22',
      ...(one.offered !== null && { quantityOffered: quantityText(one.offered) }),
      ...(one.least !== null && { moq: quantityText(one.least) }),
    }));
    return {
      call: [
        'POST',
        `${base}/${requisition.id}/quotes`,
        { supplierId: suppliers[supplier]?.supplierId, vatMode: 'included', validUntil: '2031-06-30', lines: body },
      ],
      refusals: broken({ requisition_ended: ['completed', 'cancelled'].includes(requisition.status) }),
      write({ id, current }) {
        const idOf = new Map(current.lines.map((line: Record<string, string>) => [line.procurementItemId, line.id]));
        const made = given.map((one): Offer => ({ ...one, id: idOf.get(one.line.id) as string }));
        book.quotes.push({ id, requisition, supplier, status: 'submitted', offers: made });
        if (requisition.status === 'approved') requisition.status = 'in_sourcing';
        follow(book, requisition);
      },
    };
  },
);

const quoteMoves: Readonly<Record<string, readonly string[]>> = {
  rejected: ['submitted', 'partially_accepted'],
  submitted: ['rejected'],
  withdrawn: ['submitted'],
};

export const moveQuote = deed(
  'move a quote',
  { of: which, to: fc.constantFrom('rejected', 'submitted', 'withdrawn') },
  ({ of, to }, book) => {
    const one = pick(book.quotes, of);
    if (!one) return undefined;
    const isAccepted = one.requisition.allocations.some(
      ({ accepted, offer }) => accepted && offer && one.offers.includes(offer),
    );
    const isSame = one.status === to;
    return {
      call: ['PATCH', `/api/v1/supplier-quotes/${one.id}`, { status: to, reason: 'так решили' }],
      refusals: broken({
        quote_accepted: !isSame && to === 'withdrawn' && isAccepted,
        invalid_state_transition: !isSame && !quoteMoves[to]?.includes(one.status),
      }),
      write() {
        one.status = to;
      },
    };
  },
);

/** A quote is accepted as far as decisions rest on it. */
export function followQuote(one: Quote) {
  if (!['submitted', 'partially_accepted', 'accepted'].includes(one.status)) return;
  const accepted = one.offers.filter((offer) =>
    one.requisition.allocations.some((held) => held.accepted && held.offer === offer),
  );
  one.status =
    accepted.length === 0 ? 'submitted' : accepted.length === one.offers.length ? 'accepted' : 'partially_accepted';
}
