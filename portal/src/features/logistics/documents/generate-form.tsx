import { Button, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { deliveryDirections, deliveryDocument as noun } from '../../../../../nouns/delivery-document.ts';
import { rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import { bind } from '../../../kit/form/bind.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, labelOf, ofField } from '../../../kit/form/of-field.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { say } from '../../../kit/say.ts';
import { findOpenRequisitions } from '../../../shared/records/find-open-requisitions.ts';
import { CounterpartyField } from '../components/counterparty-field.tsx';
import type { DocumentsSearch } from '../searches.ts';
import { AttorneyFields } from './attorney-fields.tsx';
import { LineChoice } from './line-choice.tsx';
import { TransportFields } from './transport-fields.tsx';
import { useGenerate } from './use-generate.ts';

interface GenerateFormProps {
  /** The requisition, batch or route that documents are made of, where the address names one. */
  of: DocumentsSearch;
  onClose(): void;
}

/** Of what, of which kind and for what new documents are written. */
export function GenerateForm({ of, onClose }: GenerateFormProps) {
  const { form, above, make } = useGenerate(of, onClose);
  const { kind, procurement, itemIds } = form.values;
  const procurementId = of.procurement ?? procurement?.id;
  const { isTransport, isAttorney, draftForOperatorSince, paperOnlySince } = rulesOfKind(kind);
  return (
    <form onSubmit={form.onSubmit((values) => make.mutate(values))}>
      <Stack>
        <FormProblem error={above} draft={form.draft} />
        {!of.procurement && (
          <RecordSelect
            kind="open-requisitions"
            label={labelOf(noun, 'procurementId')}
            required
            find={findOpenRequisitions}
            {...bind(form, 'procurement')}
            // Lines that were chosen of another requisition are not of this one.
            onChange={(next) => form.setValues({ procurement: next, itemIds: [] })}
          />
        )}
        {procurementId && (
          <LineChoice
            key={procurementId}
            procurementId={procurementId}
            chosen={itemIds}
            onChange={(next) => form.setFieldValue('itemIds', next)}
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <Select
            {...ofField(noun, 'kind')}
            allowDeselect={false}
            data={choicesOf(noun, 'kind')}
            {...form.getInputProps('kind')}
          />
          <Select
            {...ofField(noun, 'scope')}
            allowDeselect={false}
            data={choicesOf(noun, 'scope')}
            {...form.getInputProps('scope')}
          />
          <TextInput type="date" {...ofField(noun, 'documentDate')} {...form.getInputProps('documentDate')} />
          <Select
            {...ofField(noun, 'direction')}
            clearable
            placeholder={say('as the requisition says', 'как следует из заявки')}
            data={Object.entries(deliveryDirections).map(([value, called]) => ({ value, label: say(called) }))}
            {...form.getInputProps('direction')}
          />
        </SimpleGrid>
        {(draftForOperatorSince ?? paperOnlySince) && (
          <Text size="sm" c="dimmed">
            {draftForOperatorSince
              ? say(
                  'The original is electronic, with an operator: this is a draft for it.',
                  'Оригинал — электронный, у оператора: здесь готовится его черновик.',
                )
              : say('Exchanged on paper alone: operators take a UPD.', 'Только на бумаге: операторы принимают УПД.')}
          </Text>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
          <CounterpartyField
            label={say('Shipper', 'Грузоотправитель')}
            placeholder={say('who sells', 'продавец')}
            {...bind(form, 'shipperId')}
          />
          <CounterpartyField
            label={say('Consignee', 'Грузополучатель')}
            placeholder={say('who buys', 'покупатель')}
            {...bind(form, 'consigneeId')}
          />
        </SimpleGrid>
        {isTransport && <TransportFields form={form} />}
        {isAttorney && <AttorneyFields form={form} />}
        <TextInput {...ofField(noun, 'recipientName')} {...form.getInputProps('recipientName')} />
        <Button
          type="submit"
          loading={make.isPending}
          disabled={procurementId === undefined}
          style={{ alignSelf: 'start' }}
        >
          {say('Create', 'Создать')}
        </Button>
      </Stack>
    </form>
  );
}
