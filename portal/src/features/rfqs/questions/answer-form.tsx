import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { useRfqChanged } from '../components/use-rfq-changed.ts';
import type { RfqQuestion } from '../queries.ts';

/** The answer to a supplier. It goes out by a letter, so it is written once. */
export function AnswerForm({ question, onClose }: { question: RfqQuestion; onClose(): void }) {
  const changed = useRfqChanged();
  const [text, setText, draft] = useKeptState('rfq-answer', question.id, '');
  const answer = useMutation({
    meta: { toldByPage: true },
    mutationFn: () =>
      ask(
        api.POST('/api/v1/rfq-questions/{id}/answer', {
          params: { path: { id: question.id } },
          body: { text: text.trim() },
        }),
      ),
    onSettled: changed,
    onSuccess: () => {
      draft.drop();
      tellDone(say(`${question.supplierName} gets the answer`, `Ответ отправлен: ${question.supplierName}`));
      onClose();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        answer.mutate();
      }}
    >
      <Stack gap="xs">
        <FormProblem error={answer.error} draft={draft} />
        <Textarea
          label={say('Answer, seen by this supplier alone', 'Ответ, его увидит только этот поставщик')}
          autosize
          minRows={2}
          maxLength={4_000}
          autoFocus
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" size="compact-md" disabled={text.trim() === ''} loading={answer.isPending}>
            {say('Send the answer', 'Отправить ответ')}
          </Button>
          <Button variant="default" size="compact-md" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
