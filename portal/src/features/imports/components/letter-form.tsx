import { Button, FileInput, Group, Text, Textarea, TextInput } from '@mantine/core';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { say } from '../../../kit/say.ts';
import { tellProblem } from '../../../kit/tell.tsx';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { useMay } from '../../../shared/session/me.ts';
import { fileOfLetter, useLetter } from '../letters.ts';
import type { Letter } from '../use-start.ts';
import { LetterPicker } from './letter-picker.tsx';

interface LetterFormProps {
  message: string | undefined;
  /** The record that the rows are for: what is typed for one does not come back over another. */
  owner: string | undefined;
  onMessage(id: string): void;
  isPending: boolean;
  disabled: boolean;
  onSend(letter: Letter): Promise<unknown>;
}

/** The words of a letter, pasted or from the mailbox, or one of its attachments. */
export function LetterForm({ message, owner, onMessage, isPending, disabled, onSend }: LetterFormProps) {
  const may = useMay();
  const letter = useLetter(message);
  const [text, setText, keptText] = useKeptState('import-letter', message ?? owner, '');
  const [subject, setSubject, keptSubject] = useKeptState('import-letter-subject', message ?? owner, '');
  const draft = bothDrafts(keptText, keptSubject);
  const [attachment, setAttachment] = useState<File | null>(null);
  const [taken, setTaken] = useState<string>();
  // Once for each letter that is chosen: a letter asked for anew is not written over what is typed since.
  if (letter.data && message !== taken) {
    setTaken(message);
    if (text === '' || !draft.restoredAt) {
      setText(letter.data.text);
      setSubject(letter.data.subject.slice(0, 200));
    }
    setAttachment(null);
  }
  const named = subject.trim() === '' ? {} : { subject: subject.trim() };
  const kept = letter.data?.attachments.filter(({ fileId }) => fileId !== null) ?? [];
  return (
    <>
      <DraftNote draft={draft} />
      {may('mailbox.read') && <LetterPicker chosen={message} onChoose={onMessage} />}
      <TextInput
        label={say('Subject', 'Тема')}
        maxLength={200}
        value={subject}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
      />
      <Textarea
        label={say('Text of the letter', 'Текст письма')}
        placeholder={say('We need: cement M500, 20 pcs; sand, 3 t', 'Нужно: цемент М500 — 20 шт, песок — 3 т')}
        autosize
        minRows={8}
        maxRows={20}
        disabled={attachment !== null}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {kept.length > 0 && (
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {say('Attachments:', 'Вложения письма:')}
          </Text>
          {kept.map(({ fileId, fileName }) => (
            <Button
              key={fileId}
              variant="default"
              size="compact-sm"
              leftSection={<Paperclip size={14} />}
              onClick={() => void fileOfLetter(fileId as string, fileName).then(setAttachment, tellProblem)}
            >
              {fileName}
            </Button>
          ))}
        </Group>
      )}
      <FileInput
        label={say('Or an attachment instead of text', 'Или вложение вместо текста')}
        placeholder={say('TXT, XLSX, ODS, CSV or TSV', 'TXT, XLSX, ODS, CSV или TSV')}
        leftSection={<Paperclip size={16} />}
        clearable
        clearButtonProps={{ 'aria-label': say('Take away', 'Убрать') }}
        value={attachment}
        onChange={setAttachment}
      />
      <Group>
        <Button
          loading={isPending}
          disabled={disabled || (text.trim() === '' && attachment === null)}
          onClick={() =>
            void onSend({ ...named, ...(attachment ? { attachment } : { text }) }).then(draft.drop, () => undefined)
          }
        >
          {say('Find the rows', 'Распознать строки')}
        </Button>
      </Group>
    </>
  );
}
