import fc from 'fast-check';
import type { Allocation, Book, Line, Offer, Quote, Requisition } from '../book.ts';
import { acceptedOf, requestedOf } from '../counted.ts';
import { broken, deed, type Place, percent, pick, which } from '../deed.ts';
import { moneyText, quantityText, share, sum } from '../figures.ts';
import { decidedIn, follow } from '../flow.ts';
import { followQuote } from './quotes.ts';
import { base, processedOf } from './requisitions.ts';

const price = fc.integer({ min: 1, max: 20_000 });
const chosen = fc.record({ by: which, portion: percent, price, excluded: fc.boolean(), quoted: fc.boolean() });

interface Given {
  supplier: number;
  quantity: number;
  price: number;
  vatMode: Allocation['vatMode'];
  offer: Offer | null;
  quote: Quote | null;
}

export const decide = deed(
  'decide on a line',
  { of: which, at: which, chosen: fc.array(chosen, { maxLength: 2 }) },
  ({ of, at, chosen: all }, book, place) => {
    const requisition = pick(book.requisitions, of);
    const line = requisition && pick(requisition.lines, at);
    if (!requisition || !line) return undefined;
    const given = all
      .map((one) => givenBy(book, place, line, one))
      .filter((one, index, list) => list.findIndex(({ supplier }) => supplier === one.supplier) === index);
    const allocations = given.map((one) => bodyOf(one, place));
    return {
      call: [
        'PATCH',
        `${base}/${requisition.id}/quote-line-decisions`,
        { decisions: [{ procurementItemId: line.id, allocations }] },
      ],
      refusals: refusals(book, requisition, line, given),
      write: () => write(book, requisition, line, given),
    };
  },
);

function givenBy(
  book: Book,
  { suppliers }: Place,
  line: Line,
  one: typeof chosen extends fc.Arbitrary<infer C> ? C : never,
): Given {
  const supplier = one.by % suppliers.length;
  const offers = book.quotes.filter(
    (held) => held.supplier === supplier && held.offers.some((offer) => offer.line === line),
  );
  const held = one.quoted ? (pick(offers, one.by) ?? null) : null;
  const offer = held?.offers.find((found) => found.line === line) ?? null;
  const quantity = Math.max(1, share(line.quantity, one.portion));
  return {
    supplier,
    quantity,
    price: offer?.price ?? one.price,
    vatMode: offer || !one.excluded ? 'included' : 'excluded',
    offer,
    quote: held,
  };
}

const bodyOf = ({ supplier, quantity, price: asked, vatMode, offer }: Given, { suppliers }: Place) =>
  offer
    ? { quoteLineId: offer.id, quantity: quantityText(quantity) }
    : {
        supplierId: suppliers[supplier]?.supplierId,
        price: moneyText(asked),
        currency: 'RUB',
        vatMode,
        vatRate: '22',
        quantity: quantityText(quantity),
      };

function refusals(book: Book, requisition: Requisition, line: Line, given: readonly Given[]): string[] {
  const held = acceptedOf(requisition, line);
  const offers = given
    .filter((one) => one.offer !== null)
    .filter((one) => !held.some((old) => old.offer === one.offer && old.quantity === one.quantity));
  const isKept = ({ offer, quantity }: Given) => held.some((old) => old.offer === offer && quantity < old.quantity);
  const standing = ['submitted', 'partially_accepted', 'accepted'];
  const isLocked = held.some((old) => {
    const now = given.find(({ supplier }) => supplier === old.supplier)?.quantity ?? 0;
    return now < processedOf(book, requisition, old) && now < old.quantity;
  });
  return broken({
    requisition_status: !decidedIn.includes(requisition.status),
    line_cancelled: line.cancelled,
    over_allocated:
      sum(given.map(({ quantity }) => quantity)) * 100 > line.quantity * (100 + book.profile.overAllocationPct),
    allocation_locked: isLocked,
    quote_not_current: offers.some((one) => !isKept(one) && !standing.includes(one.quote?.status ?? '')),
    exceeds_offer: offers.some(({ offer, quantity }) => offer?.offered != null && quantity > offer.offered),
    below_moq: offers.some(({ offer, quantity }) => offer?.least != null && quantity < offer.least),
  });
}

/** Papers go on under the decision they name; any other is replaced by a new one. */
function write(book: Book, requisition: Requisition, line: Line, given: readonly Given[]) {
  const held = acceptedOf(requisition, line);
  book.clock += 1;
  let isChanged = false;
  for (const old of held)
    if (!given.some(({ supplier }) => supplier === old.supplier)) {
      old.accepted = false;
      isChanged = true;
    }
  for (const { supplier, quantity, price: asked, vatMode, offer } of given) {
    const now = { supplier, quantity, price: asked, vatMode, offer };
    const old = held.find((one) => one.supplier === supplier);
    if (old && (Object.keys(now) as Array<keyof typeof now>).every((name) => old[name] === now[name])) continue;
    isChanged = true;
    if (old && (processedOf(book, requisition, old) > 0 || requestedOf(book, old) > 0))
      Object.assign(old, now, { decidedAt: book.clock });
    else {
      if (old) old.accepted = false;
      requisition.allocations.push({ ...now, id: '', line, accepted: true, decidedAt: book.clock });
    }
  }
  if (isChanged) for (const one of book.quotes) if (one.requisition === requisition) followQuote(one);
  follow(book, requisition);
}
