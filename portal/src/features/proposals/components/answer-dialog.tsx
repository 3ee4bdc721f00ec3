import { Button, Modal, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { ProposalCard } from '../queries.ts';
import { useProposalActs } from '../use-proposal-acts.ts';

interface AnswerDialogProps {
  card: ProposalCard;
  answer: 'accepted' | 'declined';
  onClose(): void;
}

const nothing = { name: '', position: '', comment: '', reason: '' };

/** What the customer said by telephone or letter, entered in its name. */
export function AnswerDialog({ card, answer, onClose }: AnswerDialogProps) {
  const isAccepted = answer === 'accepted';
  const form = useKeptForm({ draft: 'proposal-answer', record: `${card.id}-${answer}`, initialValues: nothing });
  const problem = useFormProblem(form, Object.keys(nothing));
  const { change } = useProposalActs(card);
  const submit = ({ reason, ...values }: typeof nothing) =>
    change.mutate(
      {
        status: answer,
        ...Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim() || null])),
        ...(!isAccepted && { reason }),
      },
      {
        onSuccess() {
          form.draft.drop();
          onClose();
        },
        onError: problem.show,
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={isAccepted ? say('Mark as accepted', 'Отметить как принятое') : say('Mark as declined', 'Отметить отказ')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <Text size="sm" c="dimmed">
            {say(
              `What ${card.customer?.name ?? 'the customer'} answered otherwise than by the link.`,
              `Если ${card.customer?.name ?? 'заказчик'} ответил не по ссылке, а по телефону или письмом.`,
            )}
          </Text>
          {!isAccepted && (
            <Textarea
              {...ofField(noun, 'declineReason')}
              required
              autosize
              minRows={2}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          )}
          <SimpleGrid cols={2} spacing="md" verticalSpacing="md">
            <TextInput {...ofField(noun, 'answerName')} {...form.getInputProps('name')} />
            <TextInput {...ofField(noun, 'answerPosition')} {...form.getInputProps('position')} />
          </SimpleGrid>
          <Textarea {...ofField(noun, 'answerComment')} autosize minRows={2} {...form.getInputProps('comment')} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={change.isPending} {...(!isAccepted && { color: 'red' })}>
              {isAccepted ? say('It was accepted', 'Принято') : say('It was declined', 'Отказ')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
