import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { CustomFactsSection } from '../../../shared/custom-fields/custom-facts-section.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { sellerNamesQuery } from '../../../shared/records/seller-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { ProposalCard } from '../queries.ts';
import classes from './editor.module.css';

/** To whom it is offered and on what terms, as it is read. */
export function OfferFacts({ card }: { card: ProposalCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const { nameOf } = usePeople();
  const { data: sellers } = useQuery({ ...sellerNamesQuery, enabled: may('company_settings.read') });
  const { data: party } = useQuery({
    ...counterpartyNameQuery(card.customerId),
    enabled: card.customerId !== null && card.contactId !== null && may('counterparties.read'),
  });
  const { customer, customerId, currency, commissionMode } = card;
  return (
    <>
      <Section title={say('Offer', 'Предложение')}>
        <Facts
          of={[
            [labelOf(noun, 'title'), card.title],
            [
              labelOf(noun, 'customerId'),
              customer && (
                <Link key="customer" to={`/${portal}/counterparties/${customerId}` as '/'}>
                  {customer.name}
                </Link>
              ),
            ],
            [labelOf(noun, 'contactId'), party?.contacts.find(({ id }) => id === card.contactId)?.fullName],
            [labelOf(noun, 'sellerProfileId'), sellers?.find(({ id }) => id === card.sellerProfileId)?.name],
            [labelOf(noun, 'validUntil'), card.validUntil && showDay(card.validUntil)],
            [labelOf(noun, 'ownerId'), nameOf(card.ownerId)],
            [labelOf(noun, 'proposalModel'), valueOf(noun, 'proposalModel', card.proposalModel)],
            [labelOf(noun, 'pricingMode'), valueOf(noun, 'pricingMode', card.pricingMode)],
            [labelOf(noun, 'vatMode'), `${valueOf(noun, 'vatMode', card.vatMode)}, ${currency}`],
            [
              labelOf(noun, 'commissionMode'),
              commissionMode === 'none'
                ? undefined
                : [
                    valueOf(noun, 'commissionMode', commissionMode),
                    card.commissionPercent !== null && `${showQuantity(card.commissionPercent)} %`,
                    card.commissionFixedAmount !== null && showMoney(card.commissionFixedAmount, currency),
                  ]
                    .filter(Boolean)
                    .join(', '),
            ],
            [
              labelOf(noun, 'approvedBy'),
              card.approvedAt === null ? undefined : `${nameOf(card.approvedBy)}, ${showInstant(card.approvedAt)}`,
            ],
            [labelOf(noun, 'introText'), texted(card.introText)],
            [labelOf(noun, 'termsText'), texted(card.termsText)],
          ]}
        />
      </Section>
      <CustomFactsSection entity="commercialProposal" values={card.customFields} />
    </>
  );
}

const texted = (text: string | null) => (text === null ? undefined : <span className={classes.text}>{text}</span>);
