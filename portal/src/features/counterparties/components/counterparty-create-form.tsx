import { Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { counterparty } from '../../../../../nouns/counterparty.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { PartyHints } from '../../../shared/parties/party-hints.tsx';
import { numbersOf } from '../identity.ts';
import { type NewParty, newParty, newPartyBodyOf } from '../new-party.ts';

const fields = ['inn', 'kpp', 'shortName', 'fullName', 'taxId', 'kind', 'roles', 'legalAddress', 'email'];

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
        <TextInput
          type="email"
          {...ofField(counterparty, 'email')}
          description={say('Requests and orders go here', 'Сюда придут запросы цен и заказы')}
          {...form.getInputProps('email')}
        />
        <Help of="counterparty.roles">
          <MultiSelect
            {...ofField(counterparty, 'roles')}
            data={choicesOf(counterparty, 'roles')}
            {...form.getInputProps('roles')}
          />
        </Help>
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={create.isPending}>
            {say('Create', 'Создать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
