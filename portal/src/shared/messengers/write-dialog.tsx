import { Button, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import { bothDrafts } from '../drafts/both-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { FileMenu } from './file-menu.tsx';
import { recipientsQuery, type TalkOf } from './queries.ts';
import { choicesOfRecipients, otherPhone } from './recipients.ts';
import { type Content, useMessengersChanged } from './use-message-acts.ts';

export interface WriteProps {
  of: TalkOf;
  /** The conversation that was written in. */
  onWritten(talkId: string): void;
}

/** Whom to write to and what: a text, or a file of the record. */
export function WriteDialog({ of, onWritten, onClose }: WriteProps & { onClose(): void }) {
  const { data: recipients = [] } = useQuery(recipientsQuery(of));
  const choices = choicesOfRecipients(recipients);
  const [chosen, setChosen] = useState<string | null>(null);
  const whom = chosen ?? choices[0]?.value ?? otherPhone;
  const [phone, setPhone, keptPhone] = useKeptState('messenger-phone', of.entityId, '');
  const [text, setText, keptText] = useKeptState('messenger-first', of.entityId, '');
  const draft = bothDrafts(keptPhone, keptText);
  const changed = useMessengersChanged();
  const write = useMutation({
    mutationFn: (content: Content) =>
      ask(
        api.POST('/api/v1/messenger/messages', {
          body: { ...of, phone: whom === otherPhone ? phone : whom, ...content },
        }),
      ),
    meta: { toldByPage: true },
    async onSuccess({ conversationId }) {
      draft.drop();
      await changed();
      onClose();
      onWritten(conversationId);
    },
  });
  const hasPhone = whom !== otherPhone || phone.trim() !== '';
  const isReady = text.trim() !== '' && hasPhone && !write.isPending;
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Write in a messenger', 'Написать в мессенджер')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <FormProblem error={write.error} draft={draft} />
        <Select
          label={say('To whom', 'Кому')}
          data={[...choices, { value: otherPhone, label: say('Another phone', 'Другой телефон') }]}
          allowDeselect={false}
          value={whom}
          onChange={setChosen}
        />
        {whom === otherPhone && (
          <TextInput
            label={say('Phone', 'Телефон')}
            type="tel"
            placeholder="+7 999 123-45-67"
            value={phone}
            onChange={({ currentTarget }) => setPhone(currentTarget.value)}
          />
        )}
        <Textarea
          label={say('Message', 'Сообщение')}
          placeholder={say('Ctrl+Enter sends', 'Ctrl+Enter — отправить')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={10_000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady) write.mutate({ text });
          }}
          data-autofocus
        />
        <DialogButtons>
          {hasPhone && (
            <FileMenu records={[of]} isSending={write.isPending} onChoose={(fileId) => write.mutate({ fileId })} />
          )}
          <Button
            disabled={!isReady && !write.isPending}
            loading={write.isPending}
            onClick={() => write.mutate({ text })}
          >
            {say('Send', 'Отправить')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
