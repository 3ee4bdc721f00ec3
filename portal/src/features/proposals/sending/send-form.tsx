import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { proposalSending as noun, sendingChannels } from '../../../../../nouns/proposal-sending.ts';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { LetterFields } from '../../../shared/letters/letter-fields.tsx';
import { letterField, type Party } from '../../../shared/letters/letter-values.ts';
import type { ProposalCard } from '../queries.ts';
import { useProposalActs } from '../use-proposal-acts.ts';
import { LetterPreview } from './letter-preview.tsx';
import { type SendValues, sendingBodyOf, usualRecipients } from './send-values.ts';
import classes from './sending.module.css';

interface SendFormProps {
  card: ProposalCard;
  party: Party | undefined;
  onClose(): void;
}

export function SendForm({ card, party, onClose }: SendFormProps) {
  const initial: SendValues = { channel: 'email', to: usualRecipients(card, party), subject: '', message: '' };
  const form = useKeptForm<SendValues>({ draft: 'proposal-send', record: card.id, initialValues: initial });
  const problem = useFormProblem(form, ['to', 'subject', 'message'], letterField);
  const { send } = useProposalActs(card);
  const { channel, subject, message } = form.values;
  const isLetter = channel === 'email';
  return (
    <form
      onSubmit={form.onSubmit((values) =>
        send.mutate(sendingBodyOf(values), {
          onSuccess() {
            form.draft.drop();
            onClose();
          },
          onError: problem.show,
        }),
      )}
    >
      <div className={classes.send}>
        <Stack>
          <FormProblem error={problem.above} draft={form.draft} />
          <SegmentedControl
            aria-label={ofField(noun, 'channel').label}
            data={Object.entries(sendingChannels).map(([value, words]) => ({ value, label: say(words) }))}
            value={channel}
            onChange={(next) => form.setFieldValue('channel', next as SendValues['channel'])}
          />
          {isLetter ? (
            <LetterFields
              form={form}
              party={party}
              usual={{
                subject: say('as in the letter beside', 'как в письме рядом'),
                message: say('Hello! Here is our offer…', 'Здравствуйте! Направляем предложение…'),
              }}
            />
          ) : (
            <Text size="sm" c="dimmed">
              {say(
                'Nothing leaves by itself: a link is made, which you copy from the sendings and pass on in any way. Whoever opens it answers in the customer’s name.',
                'Само ничего не уходит: появится ссылка, скопируйте её во вкладке «Отправки» и передайте как удобно. Кто её откроет, ответит от имени заказчика.',
              )}
            </Text>
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {isLetter ? say('Send the letter', 'Отправить письмо') : say('Make a link', 'Создать ссылку')}
            </Button>
          </DialogButtons>
        </Stack>
        {isLetter && <LetterPreview card={card} subject={subject} message={message} />}
      </div>
    </form>
  );
}
