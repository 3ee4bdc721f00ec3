import { Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { counterparty } from '../../../../../nouns/counterparty.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { PartyHints } from '../../../shared/parties/party-hints.tsx';
import { numbersOf } from '../identity.ts';
import { type NewParty, newParty, newPartyBodyOf } from '../new-party.ts';

const fields = ['inn', 'kpp', 'shortName', 'fullName', 'taxId', 'kind', 'roles', 'legalAddress'];

/** The numbers first, since the register fills the rest by them. */
export function CounterpartyCreateForm({ onClose }: { onClose(): void }) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useKeptForm({ draft: 'counterparty', initialValues: newParty });
  const problem = useFormProblem(form, fields);
  const create = useMutation({
    mutationFn: (values: NewParty) => ask(api.POST('/api/v1/counterparties', { body: newPartyBodyOf(values) })),
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess: async ({ id, shortName }) => {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['counterparties'] });
      tellDone(`${say('Counterparty added', 'Контрагент добавлен')}: ${shortName}`);
      await navigate({ to: '/$portal/counterparties/$id', params: { portal, id }, search: {} });
    },
  });
  const { kind, inn } = form.values;
  return (
    <form onSubmit={form.onSubmit((values) => create.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <Select
          {...ofField(counterparty, 'kind')}
          allowDeselect={false}
          data={choicesOf(counterparty, 'kind')}
          {...form.getInputProps('kind')}
        />
        <Group grow align="flex-start">
          {numbersOf(kind)
            .filter((name) => name !== 'ogrn')
            .map((name) => (
              <TextInput
                key={name}
                {...ofField(counterparty, name)}
                {...(name === 'inn' && { 'data-autofocus': true })}
                {...(name !== 'taxId' && { inputMode: 'numeric' })}
                {...form.getInputProps(name)}
              />
            ))}
        </Group>
        <PartyHints inn={kind === 'foreign' ? '' : inn} onTake={(known) => form.setValues(known)} />
        <TextInput {...ofField(counterparty, 'shortName')} {...form.getInputProps('shortName')} />
        <TextInput {...ofField(counterparty, 'fullName')} {...form.getInputProps('fullName')} />
        <TextInput {...ofField(counterparty, 'legalAddress')} {...form.getInputProps('legalAddress')} />
        <MultiSelect
          {...ofField(counterparty, 'roles')}
          data={choicesOf(counterparty, 'roles')}
          {...form.getInputProps('roles')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {say('Create', 'Создать')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
