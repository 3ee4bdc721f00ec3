import { Button, Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { partiesToAsk } from '../parties-to-ask.ts';
import type { RfqCard } from '../queries.ts';
import { useCanAskByMessenger } from './use-can-ask-by-messenger.ts';
import { useRfqChanged } from './use-rfq-changed.ts';

interface AddRecipientProps {
  rfq: RfqCard;
  opened: boolean;
  onClose(): void;
}

interface Added {
  counterpartyId: string;
  email: string;
  channel?: 'messenger';
}

/** One more supplier; where others were asked already, he is asked at once. */
export function AddRecipient({ rfq, opened, onClose }: AddRecipientProps) {
  const changed = useRfqChanged();
  const canSend = useCanAskByMessenger();
  const [supplier, setSupplier] = useState<RecordOption | null>(null);
  const form = useKeptForm({
    draft: 'rfq-recipient',
    record: rfq.id,
    initialValues: { email: '', byMessenger: false },
  });
  const problem = useFormProblem(form, ['email']);
  const isSent = rfq.status !== 'draft';
  const add = useMutation({
    mutationFn: async ({ counterpartyId, email, channel }: Added) => {
      const path = { id: rfq.id };
      const after = await ask(
        api.POST('/api/v1/supplier-rfqs/{id}/recipients', {
          params: { path },
          body: { counterpartyId, ...(email !== '' && { email }), ...(channel && { channel }) },
        }),
      );
      const added = after.recipients.find((one) => one.counterpartyId === counterpartyId);
      if (!isSent || !added) return;
      await ask(api.POST('/api/v1/supplier-rfqs/{id}/send', { params: { path }, body: { recipientIds: [added.id] } }));
    },
    meta: { toldByPage: true },
    onError: problem.show,
    onSettled: changed,
    onSuccess: () => {
      form.draft.drop();
      tellDone(isSent ? say('Sent', 'Отправлено') : say('Added', 'Добавлен'));
      setSupplier(null);
      form.reset();
      problem.clear();
      onClose();
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say('Add a supplier', 'Добавить поставщика')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={form.onSubmit(({ email, byMessenger }) => {
          const channel = byMessenger && canSend ? ({ channel: 'messenger' } as const) : {};
          if (supplier) add.mutate({ counterpartyId: supplier.id, email: email.trim(), ...channel });
        })}
      >
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <SelectOrMake
            of="counterparty"
            among={partiesToAsk}
            label={say('Supplier', 'Поставщик')}
            value={supplier}
            onChange={setSupplier}
            data-autofocus
          />
          <TextInput
            label={say('Email, if different from the contact’s', 'Почта, если не та, что у контакта')}
            type="email"
            {...form.getInputProps('email')}
          />
          {canSend && (
            <Checkbox
              label={say('Ask in a messenger instead of a letter', 'Запросить в мессенджере вместо письма')}
              {...form.getInputProps('byMessenger', { type: 'checkbox' })}
            />
          )}
          <DialogButtons>
            <Button type="submit" loading={add.isPending} disabled={!supplier}>
              {isSent ? say('Add and send', 'Добавить и отправить') : say('Add', 'Добавить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
