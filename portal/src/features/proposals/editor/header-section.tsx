import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { SellerSelect } from '../../../shared/records/seller-select.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { SheetHeader } from '../model/sheet.ts';
import classes from './editor.module.css';
import { PricingFields } from './pricing-fields.tsx';

/** To whom, from whom, until when, and how the prices are made. */
export function HeaderSection({ hold }: { hold: SheetHold }) {
  const { sheet, told, act } = hold;
  const { header } = sheet;
  const may = useMay();
  const { people } = usePeople();
  const maySeeParties = may('counterparties.read');
  const { data: party } = useQuery({
    ...counterpartyNameQuery(header.customer?.id ?? null),
    enabled: header.customer !== null && maySeeParties,
  });
  const write = (change: Partial<SheetHeader>) => act({ kind: 'header', change });
  return (
    <Section title={say('Offer', 'Предложение')}>
      <div className={classes.fields}>
        <TextInput
          {...ofField(noun, 'title')}
          className={classes.double}
          placeholder={say('Such as: cement for the Sever site', 'Например: цемент для объекта «Север»')}
          value={header.title}
          error={told.fields.title}
          onChange={({ currentTarget }) => write({ title: currentTarget.value })}
        />
        <SelectOrMake
          of="customer"
          {...ofField(noun, 'customerId')}
          value={header.customer}
          error={told.fields.customerId}
          disabled={!maySeeParties}
          onChange={(customer) => write({ customer, contactId: null })}
        />
        <Select
          {...ofField(noun, 'contactId')}
          clearable
          disabled={header.customer === null}
          placeholder={say('not chosen', 'не выбрано')}
          nothingFoundMessage={say('The customer has no contacts', 'У заказчика нет контактов')}
          data={(party?.contacts ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
          value={header.contactId}
          error={told.fields.contactId}
          onChange={(contactId) => write({ contactId })}
        />
        <SellerSelect
          label={labelOf(noun, 'sellerProfileId')}
          value={header.sellerProfileId}
          error={told.fields.sellerProfileId}
          onChange={(sellerProfileId) => write({ sellerProfileId })}
        />
        <Help of="commercial_proposal.validUntil">
          <TextInput
            type="date"
            {...ofField(noun, 'validUntil')}
            value={header.validUntil}
            error={told.fields.validUntil}
            onChange={({ currentTarget }) => write({ validUntil: currentTarget.value })}
          />
        </Help>
        <Select
          label={labelOf(noun, 'ownerId')}
          clearable
          searchable
          data={people
            .filter(({ isActive, id }) => isActive || id === header.ownerId)
            .map(({ id, fullName }) => ({ value: id, label: fullName }))}
          value={header.ownerId}
          error={told.fields.ownerId}
          onChange={(ownerId) => write({ ownerId })}
        />
        <TextInput
          {...ofField(noun, 'currency')}
          maxLength={3}
          value={header.currency}
          error={told.fields.currency}
          onChange={({ currentTarget }) => write({ currency: currentTarget.value.toUpperCase() })}
        />
        <PricingFields hold={hold} />
      </div>
    </Section>
  );
}
