import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { usualDay } from '../new-proposal.ts';
import type { ProposalCard } from '../queries.ts';
import { useProposalActs } from '../use-proposal-acts.ts';

interface ExtendDialogProps {
  card: ProposalCard;
  to: 'sent' | 'approved';
  onClose(): void;
}

/** A later last day: one that has expired goes on as what it was. */
export function ExtendDialog({ card, to, onClose }: ExtendDialogProps) {
  const form = useKeptForm({
    draft: 'proposal-extend',
    record: card.id,
    initialValues: { validUntil: usualDay() },
  });
  const problem = useFormProblem(form, ['validUntil']);
  const { change } = useProposalActs(card);
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Extend the proposal', 'Продлить предложение')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={form.onSubmit(({ validUntil }) =>
          change.mutate(
            { status: to, validUntil },
            {
              onSuccess() {
                form.draft.drop();
                onClose();
              },
              onError: problem.show,
            },
          ),
        )}
      >
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <TextInput
            type="date"
            {...ofField(noun, 'validUntil')}
            required
            data-autofocus
            {...form.getInputProps('validUntil')}
          />
          {to === 'sent' && (
            <Text size="sm" c="dimmed">
              {say(
                'The links that the customer has will work again.',
                'Ссылки, которые есть у заказчика, снова заработают.',
              )}
            </Text>
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={change.isPending}>
              {say('Extend', 'Продлить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
