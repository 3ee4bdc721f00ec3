import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DraftNote } from '../../kit/form/draft-note.tsx';
import { say } from '../../kit/say.ts';
import { ProblemText, tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../api/client.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import type { EDocument } from './queries.ts';

/** The operator is asked to revoke a document; the status follows from its answer. */
export function RevokeDialog({ document, onClose }: { document: EDocument; onClose(): void }) {
  const { id, title, status } = document;
  const [reason, setReason, draft] = useKeptState('e-document-revoke', id, '');
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/e-documents/outgoing/{id}/revoke', {
          params: { path: { id } },
          body: { reason: reason.trim() },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess() {
      draft.drop();
      tellDone(say('The operator is asked to revoke it', 'Запрос на аннулирование передаётся оператору'));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['e-documents'] }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Revoke the document', 'Аннулировать документ')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm">{title}</Text>
        <Text size="sm" c="dimmed">
          {status === 'draft'
            ? say(
                'The request to sign it is taken back at the operator; the draft stays there.',
                'Запрос на подпись у оператора будет отозван, черновик там останется.',
              )
            : say(
                'The recipient has to agree: until then the document stays as it is.',
                'Получатель должен согласиться: до этого документ остаётся в силе.',
              )}
        </Text>
        {revoke.error && <ProblemText error={revoke.error} />}
        <Textarea
          label={say('Reason', 'Причина')}
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
            loading={revoke.isPending}
            disabled={reason.trim() === ''}
            onClick={() => revoke.mutate()}
          >
            {say('Revoke', 'Аннулировать')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Do not', 'Не сейчас')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
