import { Decimal } from 'decimal.js';
import type { Offer } from '../offers-for.ts';
import { type Named, type Quote, type Scene, type Step, sellers } from '../scene.ts';
import { itemId } from './answer-by-link.ts';
import { rfqOf } from './ask-suppliers.ts';
import { quoteContent } from './quote-content.ts';

export const quotes = '/api/v1/supplier-quotes';

const sources = ['mail', 'import', 'api', 'manual'];

/** The buyer enters the answers that came otherwise, from the suppliers between these places; they hold at once. */
export const enterQuotes =
  (from = 0, to?: number): Step =>
  async (scene) => {
    for (const offer of sellers(scene).slice(from, to)) {
      const { id } = await write(scene, offer);
      scene.quotes.push(await scene.buyer<Quote>('POST', `${quotes}/${id}/submit`, {}));
    }
  };

/** Everybody but the last who was asked. */
export const enterAllButOne: Step = (scene) => enterQuotes(0, scene.offers.length - 1)(scene);

/** One that the buyer has not finished. */
export const draftQuote: Step = async (scene) => {
  const offer = sellers(scene).at(-1);
  if (offer) await write(scene, offer);
};

const write = (scene: Scene, offer: Offer) =>
  scene.buyer<Named>('POST', quotes, {
    rfqId: rfqOf(scene).id,
    counterpartyId: scene.suppliers.get(offer.externalId),
    source: sources[scene.offers.indexOf(offer) % sources.length],
    externalNumber: `КП-${scene.order.externalId}-${scene.offers.indexOf(offer) + 1}`,
    ...quoteContent(scene, offer, (line) => ({ rfqItemId: itemId(scene, line) })),
  });

/** Prices named by telephone, for the requisition itself: nobody was asked in writing. */
export const quoteByPhone: Step = async (scene) => {
  const { requisition, suppliers, buyer } = scene;
  for (const offer of sellers(scene).slice(0, 2))
    scene.quotes.push(
      await buyer<Quote>('POST', `/api/v1/purchase-requisitions/${requisition.id}/quotes`, {
        counterpartyId: suppliers.get(offer.externalId),
        comment: 'Цены названы по телефону',
        ...quoteContent(scene, offer, (line) => ({ procurementItemId: requisition.items[line]?.id as string })),
      }),
    );
};

/** A total alone, where the request asks for no more. */
export const enterTotals: Step = async (scene) => {
  for (const [place, offer] of sellers(scene).entries()) {
    const { lines, ...terms } = quoteContent(scene, offer, () => ({}));
    const body = {
      rfqId: rfqOf(scene).id,
      counterpartyId: scene.suppliers.get(offer.externalId),
      source: sources[place % sources.length],
      ...terms,
      statedTotal: totalOf(lines, scene),
    };
    const { id } = await scene.buyer<Named>('POST', quotes, body);
    scene.quotes.push(await scene.buyer<Quote>('POST', `${quotes}/${id}/submit`, {}));
  }
};

const totalOf = (lines: ReturnType<typeof quoteContent>['lines'], { order }: Scene) =>
  lines
    .reduce(
      (sum, { price }, place) => sum.plus(Decimal.mul(price ?? 0, order.lines[place]?.quantity ?? 0)),
      new Decimal(0),
    )
    .toFixed(2);
