import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invoice as noun } from '../../../../../nouns/invoice.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { Help } from '../../../kit/help/help.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { ContractSelect } from '../../../shared/records/contract-select.tsx';
import { contractOption } from '../../../shared/records/named-contract.ts';
import type { InvoiceCard } from '../queries.ts';

const fields = ['externalNumber', 'externalDate', 'dueDate', 'onHoldUntil', 'purpose', 'comment'] as const;

type Texts = Record<(typeof fields)[number], string>;

/** What may be said anew of an invoice whatever its amounts: numbers, days, contract, purpose. */
export function HeaderForm({ invoice, onClose }: { invoice: InvoiceCard; onClose(): void }) {
  const client = useQueryClient();
  const form = useKeptForm({
    draft: 'invoice',
    record: invoice.id,
    initialValues: {
      ...(Object.fromEntries(fields.map((name) => [name, invoice[name] ?? ''])) as Texts),
      contract: contractOption(invoice),
    },
  });
  const problem = useFormProblem(form, [...fields, 'contract'], (field) =>
    field === 'contractId' ? 'contract' : field,
  );
  // What others change meanwhile is met as a conflict, not written over.
  const [{ id, version }] = useState(invoice);
  const save = useMutation({
    mutationFn: ({ contract, ...values }: typeof form.values) =>
      ask(
        api.PATCH('/api/v1/invoices/{invoiceId}', {
          params: { path: { invoiceId: id } },
          body: { ...orNull(values), contractId: contract?.id ?? null, version },
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ warnings }) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['invoices'] });
      tellDone([say('Saved', 'Сохранено'), ...warnings.map(({ message }) => message)].join('. '));
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Invoice', 'Счёт')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Group grow align="flex-start">
            <Help of="invoice.externalNumber">
              <TextInput {...ofField(noun, 'externalNumber')} {...form.getInputProps('externalNumber')} />
            </Help>
            <TextInput type="date" {...ofField(noun, 'externalDate')} {...form.getInputProps('externalDate')} />
          </Group>
          <Group grow align="flex-start">
            <TextInput type="date" {...ofField(noun, 'dueDate')} {...form.getInputProps('dueDate')} />
            <TextInput type="date" {...ofField(noun, 'onHoldUntil')} {...form.getInputProps('onHoldUntil')} />
          </Group>
          <ContractSelect
            {...ofField(noun, 'contractId')}
            of={{ counterpartyId: invoice.counterpartyId }}
            value={form.values.contract}
            error={form.errors.contract}
            onChange={(next) => form.setFieldValue('contract', next)}
          />
          <Help of="invoice.purpose">
            <Textarea {...ofField(noun, 'purpose')} autosize {...form.getInputProps('purpose')} />
          </Help>
          <Textarea {...ofField(noun, 'comment')} autosize {...form.getInputProps('comment')} />
          <DialogButtons>
            <Button type="submit" loading={save.isPending}>
              {say('Save', 'Сохранить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

const orNull = (values: Readonly<Texts>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim() === '' ? null : value.trim()]));
