import { Button, Checkbox, Group, Select, Stack, TagsInput, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { type ApiKey, grantableQuery, type Scope } from '../key-queries.ts';
import { expiries, expiryOf, lastDayOf, saveKey } from '../save-key.ts';
import { ScopeMatrix } from './scope-matrix.tsx';

const fields = ['name', 'scopes', 'expiresAt', 'allowedCidrs', 'requireIfMatch', 'writesWait'] as const;

interface ApiKeyFormProps {
  apiKey: ApiKey | undefined;
  /** With the whole key where it was made now. */
  onDone(saved: { name: string; secret?: string }): void;
}

export function ApiKeyForm({ apiKey, onDone }: ApiKeyFormProps) {
  const client = useQueryClient();
  const { data: grantable = [] } = useQuery(grantableQuery);
  const form = useKeptForm({
    draft: 'api-key',
    record: apiKey?.id,
    initialValues: {
      name: apiKey?.name ?? '',
      scopes: apiKey?.scopes ?? ([] as Scope[]),
      expiry: apiKey ? 'kept' : 'year',
      expiresOn: lastDayOf(apiKey),
      allowedCidrs: apiKey?.allowedCidrs ?? [],
      requireIfMatch: apiKey?.requireIfMatch ?? false,
      writesWait: apiKey?.writesWait ?? false,
    },
  });
  const problem = useFormProblem(form, [...fields, 'expiry'], (field) => (field === 'expiresAt' ? 'expiry' : field));
  const save = useMutation({
    mutationFn: ({ expiry, expiresOn, ...values }: typeof form.values) =>
      saveKey(apiKey, { ...values, expiresAt: expiryOf(expiry, expiresOn) }),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess(saved) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['api-keys'] });
      onDone(saved);
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput
          label={say('Name', 'Название')}
          placeholder={say('1C exchange', 'Обмен с 1С')}
          required
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Help of="api_key.scopes">
          <ScopeMatrix
            label={say('What the key may do', 'Что разрешено ключу')}
            grantable={grantable}
            value={form.values.scopes}
            {...form.getInputProps('scopes')}
          />
        </Help>
        <Group grow align="flex-start">
          <Help of="api_key.expiry">
            <Select
              label={say('Valid', 'Срок действия')}
              allowDeselect={false}
              data={expiries(apiKey)}
              {...form.getInputProps('expiry')}
            />
          </Help>
          {form.values.expiry === 'day' && (
            <TextInput
              type="date"
              required
              label={say('Until', 'По дату включительно')}
              {...form.getInputProps('expiresOn')}
            />
          )}
        </Group>
        <TagsInput
          label={say('Allowed IP addresses', 'Только с этих адресов')}
          description={say(
            'Addresses or blocks such as 203.0.113.0/24; empty means from anywhere',
            'Адреса или подсети, например 203.0.113.0/24; пусто — с любых',
          )}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur
          {...form.getInputProps('allowedCidrs')}
        />
        <Help of="api_key.requireIfMatch">
          <Checkbox
            label={say(
              'Changes must name the version they change',
              'Изменения только с указанием версии записи (If-Match)',
            )}
            {...form.getInputProps('requireIfMatch', { type: 'checkbox' })}
          />
        </Help>
        <Checkbox
          label={say('What it writes waits for a person', 'Записи ключа ждут решения человека')}
          description={say(
            'For agents: each write is shown before it is done, to whoever might do it himself.',
            'Для агентов: каждую запись до выполнения увидит тот, кто мог бы сделать это сам.',
          )}
          {...form.getInputProps('writesWait', { type: 'checkbox' })}
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {apiKey ? say('Save', 'Сохранить') : say('Issue the key', 'Выпустить ключ')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
