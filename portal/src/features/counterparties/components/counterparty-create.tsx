import { Button, Group, Modal, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
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
import type { Counterparty } from '../queries.ts';
import { PartyHints } from './party-hints.tsx';

interface CounterpartyCreateProps {
  opened: boolean;
  onClose(): void;
}

/** A new counterparty: its numbers first, since they fill the rest. */
export function CounterpartyCreate(props: CounterpartyCreateProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      size={520}
      title={say('New counterparty', 'Новый контрагент')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Fields {...props} />
    </Modal>
  );
}

const fields = ['inn', 'kpp', 'shortName', 'fullName', 'taxId', 'kind', 'roles', 'ogrn', 'legalAddress'];

const empty = {
  kind: 'legal_entity' as Counterparty['kind'],
  roles: ['supplier'] as Counterparty['roles'],
  ...{ inn: '', kpp: '', ogrn: '', okpo: '', taxId: '', shortName: '', fullName: '', legalAddress: '' },
};

function Fields({ onClose }: CounterpartyCreateProps) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useKeptForm({ draft: 'counterparty', initialValues: empty });
  const problem = useFormProblem(form, fields);
  const create = useMutation({
    mutationFn: createCounterparty,
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
        {kind === 'foreign' ? (
          <TextInput {...ofField(counterparty, 'taxId')} {...form.getInputProps('taxId')} />
        ) : (
          <Group grow align="flex-start">
            <TextInput
              {...ofField(counterparty, 'inn')}
              inputMode="numeric"
              data-autofocus
              {...form.getInputProps('inn')}
            />
            {kind === 'legal_entity' && (
              <TextInput {...ofField(counterparty, 'kpp')} inputMode="numeric" {...form.getInputProps('kpp')} />
            )}
          </Group>
        )}
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

function createCounterparty({ kind, roles: held, shortName, ...texts }: typeof empty) {
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  return ask(api.POST('/api/v1/counterparties', { body: { kind, roles: held, shortName, ...given } }));
}
