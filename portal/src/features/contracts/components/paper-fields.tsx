import { Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { contract } from '../../../../../nouns/contract.ts';
import { bind } from '../../../kit/form/bind.ts';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { SellerSelect } from '../../../shared/records/seller-select.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { ContractFormState } from '../use-contract-form.ts';

interface PaperFieldsProps {
  form: ContractFormState;
  isSigned: boolean;
  /** Its counterparty is that of the contract it belongs to. */
  isAnnex: boolean;
}

/** What stands in the paper itself. */
export function PaperFields({ form, isSigned, isAnnex }: PaperFieldsProps) {
  const maySeeSellers = useMay()('company_settings.read');
  return (
    <>
      {isSigned && (
        <Text size="sm" c="dimmed">
          {say(
            'Number, date, parties and currency stand in the paper that was sent for signing: they change only in a draft.',
            'Номер, дата, стороны и валюта уже в бумаге, отправленной на подпись: их меняют только в черновике.',
          )}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="md">
        <TextInput
          {...ofField(contract, 'number')}
          data-autofocus
          disabled={isSigned}
          {...form.getInputProps('number')}
        />
        <TextInput type="date" {...ofField(contract, 'date')} disabled={isSigned} {...form.getInputProps('date')} />
        <Help of="contract.kind">
          <Select
            {...ofField(contract, 'kind')}
            allowDeselect={false}
            disabled={isSigned}
            data={choicesOf(contract, 'kind')}
            {...form.getInputProps('kind')}
          />
        </Help>
      </SimpleGrid>
      <TextInput {...ofField(contract, 'title')} {...form.getInputProps('title')} />
      <SimpleGrid cols={{ base: 1, xs: maySeeSellers ? 2 : 1 }} spacing="md" verticalSpacing="md">
        <SelectOrMake
          of="counterparty"
          {...ofField(contract, 'counterpartyId')}
          disabled={isSigned || isAnnex}
          {...bind(form, 'counterparty')}
        />
        <SellerSelect
          label={labelOf(contract, 'sellerProfileId')}
          disabled={isSigned}
          {...bind(form, 'sellerProfileId')}
        />
      </SimpleGrid>
    </>
  );
}
