import Type from 'typebox';
import { currency, longText, nullable, price } from '../../../kernel/fields.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';

/** What a person may set of a link, at either address. */
export const manualLinkInput = {
  manualPrice: Type.Optional(nullable(price('Price, per base unit'))),
  manualCurrency: Type.Optional(nullable(currency("Currency of the price; the company's own unless given"))),
  manualComment: Type.Optional(nullable(longText(1_000, 'Comment'))),
};

export interface ManualLinkInput {
  manualPrice?: string | null;
  manualCurrency?: string | null;
  manualComment?: string | null;
}

/** The same, whole: what was not given is empty, and a price has a currency. */
export function manualOf({ manualPrice, manualCurrency, manualComment }: ManualLinkInput, ownCurrency: string) {
  const price = manualPrice ?? null;
  if (price === null && manualCurrency)
    throw invalidField('/manualPrice', 'required', words('is required with a currency', 'нужна вместе с валютой'));
  return { price, currency: price === null ? null : (manualCurrency ?? ownCurrency), comment: manualComment ?? null };
}
