import { Checkbox, Select, Stack, TextInput } from '@mantine/core';
import { sellerProfile } from '../../../../../nouns/seller-profile.ts';
import { bind } from '../../../kit/form/bind.ts';
import { Fields } from '../../../kit/form/fields.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { BankAccounts } from '../../../shared/bank-accounts/bank-accounts.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { type SellerText, type SellerValues, sellerBodyOf, sellerValuesOf } from '../seller-values.ts';
import { type Seller, sellerQuery } from '../sellers.ts';
import { useRecordForm } from '../use-record-form.ts';
import { PictureInput } from './picture-input.tsx';
import { RecordForm } from './record-form.tsx';

const pictures = ['logoFileId', 'stampFileId', 'signatureFileId'] as const;

export function SellerForm({ seller }: { seller: Seller }) {
  const { id } = seller;
  const mayChange = useMay()('company_settings.update') && seller.status === 'active';
  const state = useRecordForm<Seller, SellerValues>({
    kept: seller,
    queryKey: sellerQuery(id).queryKey,
    valuesOf: sellerValuesOf,
    save: (values, version) =>
      ask(
        api.PATCH('/api/v1/settings/seller-profiles/{id}', {
          params: { path: { id } },
          body: { ...sellerBodyOf(values), version },
        }),
      ),
  });
  const { form } = state;
  const text = (name: SellerText, more: { inputMode?: 'numeric'; type?: 'tel' | 'email' } = {}) => (
    <TextInput {...ofField(sellerProfile, name)} {...more} {...form.getInputProps(name)} />
  );
  const choice = (name: 'taxRegime' | 'defaultVatRate') => (
    <Select
      {...ofField(sellerProfile, name)}
      allowDeselect={false}
      data={choicesOf(sellerProfile, name)}
      {...form.getInputProps(name)}
    />
  );
  return (
    <RecordForm state={state} mayChange={mayChange}>
      <Section title={say('Requisites', 'Реквизиты')}>
        <Stack gap="md">
          {text('name')}
          {text('legalName')}
          <Fields>
            {text('inn', { inputMode: 'numeric' })}
            {text('kpp', { inputMode: 'numeric' })}
            {text('ogrn', { inputMode: 'numeric' })}
            {text('okpo', { inputMode: 'numeric' })}
          </Fields>
          <Fields>
            {choice('taxRegime')}
            {choice('defaultVatRate')}
          </Fields>
          {text('legalAddress')}
          <Fields>
            {text('phone', { type: 'tel' })}
            {text('email', { type: 'email' })}
          </Fields>
        </Stack>
      </Section>
      <Section title={labelOf(sellerProfile, 'paymentRequisites')}>
        <BankAccounts form={form} accounts={form.values.paymentRequisites} disabled={!mayChange} />
      </Section>
      <Section title={say('Signatories', 'Подписанты')}>
        <Stack gap="md">
          <Fields>
            {text('signatoryName')}
            {text('signatoryPosition')}
          </Fields>
          <Fields>
            {text('signatoryBasis')}
            {text('accountantName')}
          </Fields>
        </Stack>
      </Section>
      <Section title={say('Documents', 'Документы')}>
        <Stack gap="md">
          <Fields>{text('invoicePrefix')}</Fields>
          <Fields>
            {pictures.map((name) => (
              <PictureInput
                key={name}
                label={labelOf(sellerProfile, name)}
                owner={{ entityType: 'sellerProfile', entityId: id }}
                disabled={!mayChange}
                {...bind(form, name)}
              />
            ))}
          </Fields>
          <Checkbox
            label={say(
              'New documents are made in its name unless another is chosen',
              'Новые документы — от его имени, если не выбран другой',
            )}
            disabled={seller.isDefault}
            {...form.getInputProps('isDefault', { type: 'checkbox' })}
          />
        </Stack>
      </Section>
    </RecordForm>
  );
}
