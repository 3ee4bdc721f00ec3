import { MultiSelect, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { labels, type PartyForm } from '../party-values.ts';
import { kinds, roles, taxRegimes } from '../words.ts';
import { PartyHints } from './party-hints.tsx';

/** Who they are: the fields a kind has, filled from the register by the INN. */
export function IdentityFields({ form, disabled }: { form: PartyForm; disabled: boolean }) {
  const named = labels();
  const { kind, inn } = form.values;
  const isForeign = kind === 'foreign';
  const isCompany = kind === 'legal_entity';
  const text = (name: keyof ReturnType<typeof labels>) => (
    <TextInput key={name} label={named[name]} disabled={disabled} {...form.getInputProps(name)} />
  );
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md" verticalSpacing="md">
        <Select
          label={say('Kind', 'Вид')}
          allowDeselect={false}
          disabled={disabled}
          data={Object.entries(kinds).map(([value, label]) => ({ value, label: say(label) }))}
          {...form.getInputProps('kind')}
        />
        {isForeign ? text('taxId') : text('inn')}
        {isCompany && text('kpp')}
        {!isForeign && kind !== 'individual' && text('ogrn')}
      </SimpleGrid>
      {!disabled && form.isDirty('inn') && (
        <PartyHints inn={isForeign ? '' : inn} onTake={(known) => form.setValues(known)} />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        <TextInput label={named.shortName} required disabled={disabled} {...form.getInputProps('shortName')} />
        {text('fullName')}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md" verticalSpacing="md">
        <MultiSelect
          label={say('Roles', 'Роли')}
          disabled={disabled}
          data={Object.entries(roles).map(([value, label]) => ({ value, label: say(label) }))}
          {...form.getInputProps('roles')}
        />
        <Select
          label={say('Taxation', 'Налоговый режим')}
          clearable
          disabled={disabled}
          data={Object.entries(taxRegimes).map(([value, label]) => ({ value, label: say(label) }))}
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
