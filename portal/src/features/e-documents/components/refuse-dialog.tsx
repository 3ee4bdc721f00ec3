import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { IncomingCard } from '../queries.ts';

/** The sender reads why the document is not signed. */
export function RefuseDialog({ document, onClose }: { document: IncomingCard; onClose(): void }) {
  const { id, title, sender } = document;
  const [reason, setReason, draft] = useKeptState('e-document-refuse', id, '');
  const client = useQueryClient();
  const refuse = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/e-documents/incoming/{id}/refuse', {
          params: { path: { id } },
          body: { reason: reason.trim() },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess() {
      draft.drop();
      tellDone(say('The refusal goes to the operator', 'Отказ передаётся оператору'));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['e-documents'] }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Refuse to sign', 'Отказать в подписи')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm">{[title, sender.name].filter(Boolean).join(', ')}</Text>
        {refuse.error && <ProblemText error={refuse.error} />}
        <Textarea
          label={say('Reason', 'Причина')}
          description={say('The sender reads it.', 'Причину увидит отправитель.')}
          required
          autosize
          minRows={2}
          maxLength={1000}
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group>
          <Button
            color="red"
            loading={refuse.isPending}
            disabled={reason.trim() === ''}
            onClick={() => refuse.mutate()}
          >
            {say('Refuse', 'Отказать')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Do not', 'Не сейчас')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
