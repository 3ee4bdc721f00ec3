import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { say } from '../../kit/say.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { useMay } from '../session/me.ts';
import { FileMenu } from './file-menu.tsx';
import type { Talk } from './queries.ts';
import { useReply } from './use-message-acts.ts';

/** A text, or a file of a linked record: messengers send one of the two. */
export function ReplyForm({ talk: { id, linkedTo } }: { talk: Talk }) {
  const may = useMay();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText, draft] = useKeptState('messenger-reply', id, '');
  const write = useReply(id, () => {
    draft.drop();
    setText('');
    field.current?.focus();
  });
  const sendFile = useReply(id, () => {});
  const records = linkedTo
    .filter(({ status }) => status === 'confirmed')
    .map((one) => ({ entityType: one.entityType, entityId: one.id }));
  const send = () => text.trim() !== '' && !write.isPending && write.mutate({ text });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="sm">
        <FormProblem error={write.error ?? sendFile.error} draft={draft} />
        <Textarea
          ref={field}
          label={say('Message', 'Сообщение')}
          placeholder={say('Ctrl+Enter sends', 'Ctrl+Enter — отправить')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={10_000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          }}
        />
        <Group>
          <Button type="submit" disabled={text.trim() === ''} loading={write.isPending}>
            {say('Send', 'Отправить')}
          </Button>
          {records.length > 0 && may('files.read') && (
            <FileMenu
              records={records}
              isSending={sendFile.isPending}
              onChoose={(fileId) => sendFile.mutate({ fileId })}
            />
          )}
        </Group>
      </Stack>
    </form>
  );
}
