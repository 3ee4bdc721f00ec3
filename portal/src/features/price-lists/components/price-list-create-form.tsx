import { Button, Group, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { priceListKinds } from '../../../../../nouns/price-list.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { type NewPriceList, newPriceList, newPriceListBodyOf } from '../new-price-list.ts';
import { vatModes } from '../words.ts';

const fields = ['kind', 'name', 'counterparty', 'currency', 'vatMode', 'validFrom', 'validTo'];

export function PriceListCreateForm({ onClose }: { onClose(): void }) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useKeptForm({ draft: 'price-list', initialValues: newPriceList });
  const problem = useFormProblem(form, fields, (field) => (field === 'counterpartyId' ? 'counterparty' : field));
  const create = useMutation({
    mutationFn: (values: NewPriceList) => ask(api.POST('/api/v1/price-lists', { body: newPriceListBodyOf(values) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, number }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['price-lists'] });
      tellDone(`${say('Draft made', 'Черновик создан')}: ${number}`);
      await navigate({ to: '/$portal/price-lists/$id', params: { portal, id }, search: {} });
    },
  });
  const { kind } = form.values;
  return (
    <form onSubmit={form.onSubmit((values) => create.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <SegmentedControl
          aria-label={say('Kind', 'Вид')}
          data={Object.entries(priceListKinds).map(([value, label]) => ({ value, label: say(label) }))}
          {...form.getInputProps('kind')}
        />
        <TextInput label={say('Name', 'Название')} required data-autofocus {...form.getInputProps('name')} />
        {kind !== 'internal' && (
          <SelectOrMake
            of={kind === 'supplier' ? 'counterparty' : 'customer'}
            label={
              kind === 'supplier'
                ? say('Supplier', 'Поставщик')
                : say('Customer, if for one', 'Клиент, если для одного')
            }
            required={kind === 'supplier'}
            {...bind(form, 'counterparty')}
          />
        )}
        <Group grow align="flex-start">
          <TextInput
            label={say('Currency', 'Валюта')}
            placeholder={say('of the company', 'как у компании')}
            maxLength={3}
            {...form.getInputProps('currency')}
          />
          <Select
            label={say('VAT', 'НДС')}
            placeholder={say('of the company', 'как у компании')}
            clearable
            data={Object.entries(vatModes).map(([value, label]) => ({ value, label: say(label) }))}
            {...form.getInputProps('vatMode')}
          />
        </Group>
        <Group grow align="flex-start">
          <TextInput type="date" label={say('Valid from', 'Действует с')} {...form.getInputProps('validFrom')} />
          <TextInput type="date" label={say('Valid to', 'Действует до')} {...form.getInputProps('validTo')} />
        </Group>
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={create.isPending}>
            {say('Create', 'Создать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
