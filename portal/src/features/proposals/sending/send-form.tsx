import { Button, Group, SegmentedControl, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import { proposalSending as noun, sendingChannels } from '../../../../../nouns/proposal-sending.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import type { Answer } from '../../../shared/api/answer.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import type { ProposalCard } from '../queries.ts';
import { useProposalActs } from '../use-proposal-acts.ts';
import { LetterPreview } from './letter-preview.tsx';
import { addressesOf, type SendValues, sendingBodyOf, usualRecipients } from './send-values.ts';
import classes from './sending.module.css';

interface SendFormProps {
  card: ProposalCard;
  party: Answer<'counterparties.get-counterparty'> | undefined;
  onClose(): void;
}

export function SendForm({ card, party, onClose }: SendFormProps) {
  const initial: SendValues = { channel: 'email', to: usualRecipients(card, party), subject: '', message: '' };
  const form = useKeptForm<SendValues>({ draft: 'proposal-send', record: card.id, initialValues: initial });
  const problem = useFormProblem(form, ['to', 'subject', 'message'], (field) => field.replace(/^to\.\d+$/, 'to'));
  const { send } = useProposalActs(card);
  const { channel, to, subject, message } = form.values;
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
            <>
              <TagsInput
                {...ofField(noun, 'recipients')}
                required={to.length === 0}
                maxTags={10}
                data={addressesOf(party)}
                placeholder={to.length === 0 ? 'kuznetsov@sever.ru' : ''}
                value={[...to]}
                error={form.errors.to}
                onChange={(next) => form.setFieldValue('to', next)}
              />
              <TextInput
                {...ofField(noun, 'subject')}
                placeholder={say('as in the letter beside', 'как в письме рядом')}
                {...form.getInputProps('subject')}
              />
              <Textarea
                {...ofField(noun, 'message')}
                autosize
                minRows={5}
                placeholder={say('Hello! Here is our offer…', 'Здравствуйте! Направляем предложение…')}
                {...form.getInputProps('message')}
              />
            </>
          ) : (
            <Text size="sm" c="dimmed">
              {say(
                'Nothing leaves by itself: a link is made, which you copy from the sendings and pass on in any way. Whoever opens it answers in the customer’s name.',
                'Само ничего не уходит: появится ссылка, скопируйте её во вкладке «Отправки» и передайте как удобно. Кто её откроет, ответит от имени заказчика.',
              )}
            </Text>
          )}
          <Group>
            <Button type="submit" loading={send.isPending}>
              {isLetter ? say('Send the letter', 'Отправить письмо') : say('Make a link', 'Создать ссылку')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {say('Cancel', 'Отмена')}
            </Button>
          </Group>
        </Stack>
        {isLetter && <LetterPreview card={card} subject={subject} message={message} />}
      </div>
    </form>
  );
}
