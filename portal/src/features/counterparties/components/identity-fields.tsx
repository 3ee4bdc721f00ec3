import { MultiSelect, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { counterparty } from '../../../../../nouns/counterparty.ts';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { PartyHints } from '../../../shared/parties/party-hints.tsx';
import { numbersOf } from '../identity.ts';
import type { PartyForm, TextField } from '../party-values.ts';

/** Who they are: the fields a kind has, filled from the register by the INN. */
export function IdentityFields({ form, disabled }: { form: PartyForm; disabled: boolean }) {
  const { kind, inn } = form.values;
  const isForeign = kind === 'foreign';
  const text = (name: TextField) => (
    <TextInput key={name} {...ofField(counterparty, name)} disabled={disabled} {...form.getInputProps(name)} />
  );
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md" verticalSpacing="md">
        <Select
          {...ofField(counterparty, 'kind')}
          allowDeselect={false}
          disabled={disabled}
          data={choicesOf(counterparty, 'kind')}
          {...form.getInputProps('kind')}
        />
        {numbersOf(kind).map(text)}
      </SimpleGrid>
      {!disabled && form.isDirty('inn') && (
        <PartyHints inn={isForeign ? '' : inn} onTake={(known) => form.setValues(known)} />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        {text('shortName')}
        {text('fullName')}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md" verticalSpacing="md">
        <Help of="counterparty.roles">
          <MultiSelect
            {...ofField(counterparty, 'roles')}
            disabled={disabled}
            data={choicesOf(counterparty, 'roles')}
            {...form.getInputProps('roles')}
          />
        </Help>
        <Select
          {...ofField(counterparty, 'taxRegime')}
          clearable
          disabled={disabled}
          data={choicesOf(counterparty, 'taxRegime')}
          {...form.getInputProps('taxRegime')}
        />
        {!isForeign && text('okpo')}
        {text('website')}
        {text('email')}
        {text('phone')}
      </SimpleGrid>
      {text('legalAddress')}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        {text('actualAddress')}
        {text('postalAddress')}
      </SimpleGrid>
    </Stack>
  );
}
