import { Button, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { JsonView } from '../../../kit/json-view.tsx';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import type { Entry } from './use-outbox.ts';

/** A person has looked at the provider and says whether the write is there. */
export function SettleDialog({ id, entry, onClose }: { id: string; entry: Entry; onClose(): void }) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Settlement['outcome']>('done');
  const [externalId, setExternalId, keptId] = useKeptState('settle-id', entry.id, '');
  const [reason, setReason, keptReason] = useKeptState('settle-reason', entry.id, '');
  const draft = bothDrafts(keptId, keptReason);
  const settle = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/integrations/installations/{id}/outbox/{entryId}/settle', {
          params: { path: { id, entryId: entry.id } },
          body: settlementOf({ outcome, externalId, reason }),
        }),
      ),
    meta: { toldByPage: true },
    async onSuccess() {
      draft.drop();
      await client.invalidateQueries({ queryKey: ['integrations', 'outbox', id] });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say(`Is it there: ${entry.operation}?`, `Есть ли запись у провайдера: ${entry.operation}?`)}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <Text size="sm">
          {say(
            'The request was sent, but no answer came, and the record was not found. Check at the provider yourself: this sends nothing.',
            'Запрос ушёл, но ответа не было, и найти запись не удалось. Посмотрите у провайдера сами: этим ничего не отправляется.',
          )}
        </Text>
        <JsonView value={entry.details} label={say('What was written', 'Что записывалось')} />
        <FormProblem error={settle.error} draft={draft} />
        <Radio.Group value={outcome} onChange={(next) => setOutcome(next as 'done')}>
          <Stack gap="xs">
            <Radio value="done" label={say('It is there', 'Запись есть')} />
            <Radio value="failed" label={say('It is not there', 'Записи нет')} />
          </Stack>
        </Radio.Group>
        {outcome === 'done' ? (
          <TextInput
            label={say('Its number at the provider', 'Её номер у провайдера')}
            value={externalId}
            onChange={({ currentTarget }) => setExternalId(currentTarget.value)}
          />
        ) : (
          <TextInput
            label={say('Reason', 'Причина')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <DialogButtons>
          <Button loading={settle.isPending} onClick={() => settle.mutate()}>
            {say('Save the decision', 'Сохранить решение')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
