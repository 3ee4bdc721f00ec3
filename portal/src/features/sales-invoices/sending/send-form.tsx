import { Button, Group, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { salesSending as noun } from '../../../../../nouns/sales-sending.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import type { Answer } from '../../../shared/api/answer.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { addressesOf, type SendValues, sendingBodyOf } from './send-values.ts';

interface SendFormProps {
  invoice: SalesInvoiceCard;
  party: Answer<'counterparties.get-counterparty'> | undefined;
  onClose(): void;
}

export function SendForm({ invoice, party, onClose }: SendFormProps) {
  const { id, number, sendings } = invoice;
  const client = useQueryClient();
  const known = addressesOf(party);
  const form = useKeptForm<SendValues>({
    draft: 'sales-invoice-send',
    record: id,
    initialValues: { to: sendings[0]?.recipients ?? known.slice(0, 1), subject: '', message: '' },
  });
  const problem = useFormProblem(form, ['to', 'subject', 'message'], (field) => field.replace(/^to\.\d+$/, 'to'));
  const send = useMutation({
    mutationFn: (values: SendValues) =>
      ask(api.POST('/api/v1/sales-invoices/{id}/send', { params: { path: { id } }, body: sendingBodyOf(values) })),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess(after) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['sales-invoices'] });
      tellDone(`${say('Sent', 'Отправлено')}: ${after.sendings[0]?.recipients.join(', ') ?? ''}`);
      onClose();
    },
  });
  const { to } = form.values;
  return (
    <form onSubmit={form.onSubmit((values) => send.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TagsInput
          {...ofField(noun, 'recipients')}
          required={to.length === 0}
          maxTags={10}
          data={known}
          placeholder={to.length === 0 ? 'kuznetsov@sever.ru' : ''}
          value={[...to]}
          error={form.errors.to}
          onChange={(next) => form.setFieldValue('to', next)}
        />
        <TextInput
          {...ofField(noun, 'subject')}
          placeholder={say(`Invoice ${number}`, `Счёт ${number}`)}
          {...form.getInputProps('subject')}
        />
        <Textarea
          {...ofField(noun, 'message')}
          autosize
          minRows={4}
          placeholder={say('Hello! Here is our invoice…', 'Здравствуйте! Направляем счёт…')}
          {...form.getInputProps('message')}
        />
        <Text size="sm" c="dimmed">
          {invoice.documentFileId === null
            ? say(
                'The invoice goes along as a PDF, which stays among its files as it was sent.',
                'Счёт уйдёт вложением PDF; он останется в файлах таким, каким отправлен.',
              )
            : say('The same PDF goes along as the first time.', 'Уйдёт тот же PDF, что и в первый раз.')}
        </Text>
        <Group>
          <Button type="submit" loading={send.isPending}>
            {say('Send the letter', 'Отправить письмо')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
