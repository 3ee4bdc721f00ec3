import type { Quote, Scene, Step } from '../scene.ts';
import { rfqOf, rfqs } from './ask-suppliers.ts';
import { quoteContent } from './quote-content.ts';

const byLink = '/api/v1/public/v1/supplier-rfqs';

/** A supplier opens his link, without an account, and answers nothing yet. */
export const look =
  (place: number): Step =>
  async (scene) => {
    await open(scene, place);
  };

export const saveDraft =
  (place: number): Step =>
  async (scene) => {
    await scene.visitor('POST', `${byLink}/${await open(scene, place)}/quote-draft`, contentOf(scene, place));
  };

export const decline =
  (place: number): Step =>
  async (scene) => {
    const body = { decline: true, reason: 'Не поставляем в эту страну' };
    await scene.visitor('POST', `${byLink}/${await open(scene, place)}/quote-submit`, body);
  };

export const answerByLink =
  (place: number): Step =>
  async (scene) => {
    const token = await open(scene, place);
    const path = `${byLink}/${token}/quote-submit`;
    const { quoteId } = await scene.visitor<{ quoteId: string }>('POST', path, contentOf(scene, place));
    scene.quotes.push(await scene.buyer<Quote>('GET', `/api/v1/supplier-quotes/${quoteId}`));
  };

/** The link is handed over by the buyer, as his letter holds it; the token stands after the hash. */
async function open(scene: Scene, place: number): Promise<string> {
  const { id, recipients } = rfqOf(scene);
  const wanted = scene.suppliers.get(scene.offers[place]?.externalId ?? '');
  const recipient = recipients.find(({ counterpartyId }) => counterpartyId === wanted);
  const { url } = await scene.buyer('GET', `${rfqs}/${id}/recipients/${recipient?.id}/link`);
  const token = new URL(String(url)).hash.slice(1);
  await scene.visitor('GET', `${byLink}/${token}`);
  return token;
}

function contentOf(scene: Scene, place: number) {
  const offer = scene.offers[place];
  if (!offer) throw new Error(`No supplier stands at ${place}`);
  return quoteContent(scene, offer, (line) => ({ rfqItemId: itemId(scene, line) }));
}

export const itemId = (scene: Scene, line: number) => {
  const lineId = scene.requisition.items[line]?.id;
  return rfqOf(scene).items.find(({ procurementItemId }) => procurementItemId === lineId)?.id as string;
};
