import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { LetterFields } from '../../../shared/letters/letter-fields.tsx';
import {
  addressesOf,
  type LetterValues,
  letterBodyOf,
  letterField,
  type Party,
} from '../../../shared/letters/letter-values.ts';
import type { SalesInvoiceCard } from '../queries.ts';

interface SendFormProps {
  invoice: SalesInvoiceCard;
  party: Party | undefined;
  onClose(): void;
}

export function SendForm({ invoice, party, onClose }: SendFormProps) {
  const { id, number, sendings } = invoice;
  const client = useQueryClient();
  const form = useKeptForm<LetterValues>({
    draft: 'sales-invoice-send',
    record: id,
    initialValues: { to: sendings[0]?.recipients ?? addressesOf(party).slice(0, 1), subject: '', message: '' },
  });
  const problem = useFormProblem(form, ['to', 'subject', 'message'], letterField);
  const send = useMutation({
    mutationFn: (values: LetterValues) =>
      ask(
        api.POST('/api/v1/sales-invoices/{id}/send', {
          params: { path: { id } },
          body: { channel: 'email', ...letterBodyOf(values) },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess(after) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['sales-invoices'] });
      tellDone(`${say('Sent', 'Отправлено')}: ${after.sendings[0]?.recipients.join(', ') ?? ''}`);
      onClose();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => send.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <LetterFields
          form={form}
          party={party}
          usual={{
            subject: say(`Invoice ${number}`, `Счёт ${number}`),
            message: say('Hello! Here is our invoice…', 'Здравствуйте! Направляем счёт…'),
          }}
        />
        <Text size="sm" c="dimmed">
          {invoice.documentFileId === null
            ? say(
                'The invoice goes along as a PDF, which stays among its files as it was sent.',
                'Счёт уйдёт вложением PDF; он останется в файлах таким, каким отправлен.',
              )
            : say('The same PDF goes along as the first time.', 'Уйдёт тот же PDF, что и в первый раз.')}
        </Text>
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={send.isPending}>
            {say('Send the letter', 'Отправить письмо')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
