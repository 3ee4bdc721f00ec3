import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { useRfqChanged } from '../components/use-rfq-changed.ts';
import type { RfqQuestion } from '../queries.ts';

interface PublishDialogProps {
  question: RfqQuestion;
  onClose(): void;
}

/** The wording in which all suppliers read a question and its answer. What was said stays as it is. */
export function PublishDialog({ question, onClose }: PublishDialogProps) {
  const changed = useRfqChanged();
  const [shown, setShown, draft] = useKeptState('rfq-publish', question.id, {
    question: question.publishedQuestion ?? question.text,
    answer: question.publishedAnswer ?? question.answer ?? '',
  });
  const publish = useMutation({
    meta: { toldByPage: true },
    mutationFn: () =>
      ask(
        api.POST('/api/v1/rfq-questions/{id}/publish', {
          params: { path: { id: question.id } },
          body: { question: shown.question.trim(), answer: shown.answer.trim(), version: question.version },
        }),
      ),
    onSettled: changed,
    onSuccess: () => {
      draft.drop();
      tellDone(say('All suppliers see the answer', 'Ответ видят все поставщики'));
      onClose();
    },
  });
  const isMute = shown.question.trim() === '' || shown.answer.trim() === '';
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Show to all suppliers', 'Показать всем поставщикам')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          publish.mutate();
        }}
      >
        <Stack>
          <FormProblem error={publish.error} draft={draft} />
          <Text size="sm">
            {say(
              'The name of who asked is not shown. Take out of the wording what gives them away.',
              'Имя спросившего не показывается. Уберите из текста то, что его выдаёт.',
            )}
          </Text>
          <Textarea
            label={say('Question', 'Вопрос')}
            required
            autosize
            minRows={2}
            maxLength={2_000}
            value={shown.question}
            onChange={({ currentTarget: { value } }) => setShown({ ...shown, question: value })}
          />
          <Textarea
            label={say('Answer', 'Ответ')}
            required
            autosize
            minRows={2}
            maxLength={4_000}
            value={shown.answer}
            onChange={({ currentTarget: { value } }) => setShown({ ...shown, answer: value })}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={publish.isPending} disabled={isMute}>
              {say('Show to all', 'Показать всем')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
