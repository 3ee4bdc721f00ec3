import { Button, FileButton, Group, Stack } from '@mantine/core';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { say } from '../../kit/say.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { acceptedFiles } from '../files/drop-area.tsx';
import { useMay } from '../session/me.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { CommentField } from './comment-field.tsx';
import { namedIn } from './mention-at.ts';
import type { Comment, Discussed } from './queries.ts';
import type { Written } from './use-mentions.ts';
import { useSendComment } from './use-send-comment.ts';

interface CommentFormProps {
  of: Discussed;
  /** The comment that is edited; without one a new one is written. */
  edited?: Comment;
  onDone?: () => void;
}

/** Writes a comment, or edits one's own. What is typed is kept until it is sent. */
export function CommentForm({ of, edited, onDone }: CommentFormProps) {
  const may = useMay();
  const [initial] = useState<Written>({ text: edited?.text ?? '', people: edited?.mentions ?? [] });
  const [written, setWritten, draft] = useKeptState(
    'comment',
    edited?.id ?? `${of.entityType}.${of.entityId}`,
    initial,
  );
  const [files, setFiles] = useState<readonly File[]>([]);
  const leave = () => {
    draft.drop();
    setWritten(initial);
    setFiles([]);
    onDone?.();
  };
  const { mutate, error, isPending } = useSendComment(of, edited, leave);
  const text = written.text.trim();
  const isReady = text !== '' && !isPending;
  const send = () => isReady && mutate({ text, mentionIds: namedIn(text, written.people).map(({ id }) => id), files });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="xs">
        <FormProblem error={error} draft={draft} />
        <CommentField
          written={written}
          onChange={setWritten}
          onSend={send}
          {...(edited && { autoFocus: true, onCancel: leave })}
        />
        <ChosenFiles files={files} onChange={setFiles} />
        <Group gap="xs">
          <Button type="submit" size="compact-md" disabled={text === ''} loading={isPending}>
            {edited ? say('Save', 'Сохранить') : say('Send', 'Отправить')}
          </Button>
          {edited && (
            <Button variant="default" size="compact-md" onClick={leave}>
              {say('Cancel', 'Отмена')}
            </Button>
          )}
          {!edited && may('files.upload') && (
            <FileButton multiple accept={acceptedFiles} onChange={(more) => setFiles([...files, ...more])}>
              {(button) => (
                <Button
                  {...button}
                  variant="subtle"
                  size="compact-md"
                  leftSection={<Paperclip size={14} aria-hidden />}
                >
                  {say('Attach', 'Приложить')}
                </Button>
              )}
            </FileButton>
          )}
        </Group>
      </Stack>
    </form>
  );
}
