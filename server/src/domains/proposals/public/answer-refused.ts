import type { OfferState } from '../../../../../nouns/offer-states.ts';
import { conflict, type Words, words } from '../../../kernel/problems/errors.ts';

/** Why a proposal takes no such answer as it stands for its customer. */
export const answerRefused = (state: Exclude<OfferState, 'open'>) => conflict(`offer_${state}`, sentences[state]);

const sentences: Readonly<Record<Exclude<OfferState, 'open'>, Words>> = {
  accepted: words('The proposal has already been accepted.', 'Предложение уже принято.'),
  declined: words('The proposal has already been declined.', 'От предложения уже отказались.'),
  invoiced: words('An invoice has already been made.', 'По предложению уже выставлен счёт.'),
  expired: words(
    'The proposal is no longer valid: ask the seller to extend it.',
    'Срок действия предложения истёк: попросите продавца продлить его.',
  ),
  withdrawn: words('The seller has withdrawn the proposal.', 'Продавец отозвал предложение.'),
  replaced: words(
    'The proposal was replaced: use the link of the last letter.',
    'Предложение заменено новой редакцией: откройте ссылку из последнего письма.',
  ),
};
