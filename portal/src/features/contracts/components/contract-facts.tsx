import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { contract as noun } from '../../../../../nouns/contract.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { CustomFactsSection } from '../../../shared/custom-fields/custom-facts-section.tsx';
import { sellerNamesQuery } from '../../../shared/records/seller-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type ContractCard, contractQuery } from '../queries.ts';
import classes from './contract-facts.module.css';
import { EndOf } from './end-of.tsx';
import { LimitSection } from './limit-section.tsx';

/** What is agreed, as it is read. */
export function ContractFacts({ contract }: { contract: ContractCard }) {
  const { autoRenew, renewalMonths } = contract;
  const terms = [
    [labelOf(noun, 'paymentTerms'), texted(contract.paymentTerms)],
    [labelOf(noun, 'paymentDays'), contract.paymentDays],
    [labelOf(noun, 'comment'), texted(contract.comment)],
  ] as const;
  return (
    <div className={classes.parts}>
      <Parties contract={contract} />
      <Section title={say('Validity', 'Срок действия')}>
        <Facts
          of={[
            [labelOf(noun, 'validFrom'), showDay(contract.validFrom)],
            [labelOf(noun, 'validTo'), <EndOf key="end" contract={contract} />],
            [
              labelOf(noun, 'autoRenew'),
              autoRenew
                ? `${say('by', 'на')} ${counted(renewalMonths, ['month', 'months'], ['месяц', 'месяца', 'месяцев'])}`
                : say('No', 'Нет'),
            ],
          ]}
        />
      </Section>
      <LimitSection contract={contract} />
      <Section title={say('Terms', 'Условия')}>
        <Facts of={terms} />
      </Section>
      <CustomFactsSection entity="contract" values={contract.customFields} />
    </div>
  );
}

function Parties({ contract }: { contract: ContractCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const { counterparty, counterpartyId, sellerProfileId, parentId } = contract;
  const may = useMay();
  const { data: sellers } = useQuery({ ...sellerNamesQuery, enabled: may('company_settings.read') });
  const { data: parent } = useQuery({ ...contractQuery(parentId ?? ''), enabled: parentId !== null });
  const seller = sellers?.find(({ id }) => id === sellerProfileId);
  return (
    <Section title={say('Subject and parties', 'Предмет и стороны')}>
      <Facts
        of={[
          [labelOf(noun, 'title'), contract.title],
          [
            labelOf(noun, 'counterparty'),
            <Link key="party" to={`/${portal}/counterparties/${counterpartyId}` as '/'} className={classes.link}>
              {counterparty.name}
            </Link>,
          ],
          [say('INN', 'ИНН'), counterparty.inn],
          [
            labelOf(noun, 'sellerProfileId'),
            seller ? (
              <Link key="seller" to={`/${portal}/settings/sellers/${seller.id}` as '/'} className={classes.link}>
                {seller.name}
              </Link>
            ) : sellerProfileId === null ? null : undefined,
          ],
          [
            labelOf(noun, 'parentId'),
            parentId === null ? undefined : (
              <Link key="parent" to={`/${portal}/contracts/${parentId}` as '/'} className={classes.link}>
                {parent?.number ?? '…'}
              </Link>
            ),
          ],
        ]}
      />
    </Section>
  );
}

const texted = (text: string | null) => text && <span className={classes.text}>{text}</span>;
