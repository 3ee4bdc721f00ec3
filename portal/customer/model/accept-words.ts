import { shortLegalName } from '../../../nouns/kit/short-legal-name.ts';
import { showMoney } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { Offer, Proposal } from '../types.ts';
import { chargedVat } from './vat-words.ts';

/** What is accepted, from whom and for how much, in one sentence. */
export function acceptWords({ number, seller }: Proposal, offer: Offer): string {
  const name = shortLegalName(seller.name);
  const sum = showMoney(offer.totalAmount, offer.currency);
  const tax = showMoney(offer.vatAmount, offer.currency);
  const vat =
    chargedVat(offer).length === 0
      ? say(', no VAT', ', без НДС')
      : say(`, VAT ${tax} included`, `, в том числе НДС ${tax}`);
  return say(
    `You accept proposal ${number} of ${name} for ${sum}${vat}. The seller gets to know of it at once.`,
    `Вы принимаете предложение ${number} от ${name} на сумму ${sum}${vat}. Продавец узнает об этом сразу.`,
  );
}
