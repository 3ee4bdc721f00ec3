import { Button, Checkbox, Group, Select, Stack, TagsInput, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { rateFault, saveWebhook, webhookInput } from '../save-webhook.ts';
import type { Webhook } from '../webhook-queries.ts';
import { EventPicker } from './event-picker.tsx';
import { HeaderRows } from './header-rows.tsx';

const fields = ['name', 'url', 'events', 'payloadMode', 'ordering', 'alertEmails', 'rotationFallback', 'maxRate'];

interface WebhookFormProps {
  webhook: Webhook | undefined;
  onDone(saved: Webhook & { secret?: string }): void;
}

export function WebhookForm({ webhook, onDone }: WebhookFormProps) {
  const client = useQueryClient();
  const form = useKeptForm({
    draft: 'webhook',
    record: webhook?.id,
    initialValues: webhookInput(webhook),
    never: ['headers'],
    validate: { maxRate: rateFault },
  });
  const problem = useFormProblem(form, fields, (field) => (field === 'maxRatePerSecond' ? 'maxRate' : field));
  const save = useMutation({
    mutationFn: (values: typeof form.values) => saveWebhook(webhook, values),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess(saved) {
      form.draft.drop();
      problem.clear();
      await client.invalidateQueries({ queryKey: ['webhooks'] });
      onDone(saved);
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack maw={720}>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput label={say('Name', 'Название')} required data-autofocus {...form.getInputProps('name')} />
        <TextInput
          label={say('Endpoint URL', 'Адрес получателя')}
          placeholder="https://erp.example.ru/hooks/prokura"
          type="url"
          required
          {...form.getInputProps('url')}
        />
        <EventPicker value={form.values.events} {...form.getInputProps('events')} />
        <Group grow align="flex-start">
          <Help of="webhook.payloadMode">
            <Select
              label={say('What is sent', 'Содержимое')}
              allowDeselect={false}
              data={[
                { value: 'full', label: say('The whole record', 'Запись целиком') },
                { value: 'thin', label: say('Only what changed and where', 'Только ссылка на запись') },
              ]}
              {...form.getInputProps('payloadMode')}
            />
          </Help>
          <Help of="webhook.ordering">
            <Select
              label={say('Order', 'Порядок')}
              allowDeselect={false}
              data={[
                { value: 'none', label: say('As they arrive (fastest)', 'Как получится, быстрее всего') },
                { value: 'entity', label: say('In order for each record', 'Строго по порядку для каждой записи') },
              ]}
              {...form.getInputProps('ordering')}
            />
          </Help>
        </Group>
        <Group grow align="flex-start">
          <Help of="webhook.maxRate">
            <TextInput
              label={say('At most a second', 'Не чаще, в секунду')}
              placeholder={say('no limit', 'без ограничения')}
              inputMode="numeric"
              {...form.getInputProps('maxRate')}
            />
          </Help>
          <TagsInput
            label={say('Who is notified of failures', 'Кого извещать об ошибках')}
            placeholder="it@romashka.ru"
            splitChars={[',', ' ', ';']}
            acceptValueOnBlur
            {...form.getInputProps('alertEmails')}
          />
        </Group>
        <HeaderRows value={form.values.headers} onChange={(next) => form.setFieldValue('headers', next)} />
        <Help of="webhook.rotationFallback">
          <Checkbox
            label={say(
              'While the secret is being replaced, try the other one where the first is refused',
              'При замене секрета пробовать другой, если с первым отказано',
            )}
            {...form.getInputProps('rotationFallback', { type: 'checkbox' })}
          />
        </Help>
        <Group>
          <Button type="submit" loading={save.isPending}>
            {webhook ? say('Save', 'Сохранить') : say('Subscribe', 'Подписаться')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
