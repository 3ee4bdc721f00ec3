import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { letterStates } from '../../../../../nouns/mailbox-message.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import classes from './mail.module.css';
import type { Letter } from './queries.ts';

/** One letter as text, with its files; one that did not surely leave waits for a decision. */
export function LetterView({ letter }: { letter: Letter }) {
  const { direction, from, to, sentAt, text, attachments, state, error, undelivered } = letter;
  return (
    <article className={classes.letter} data-direction={direction}>
      <header>
        <span>
          <b>{from.name || from.address}</b>{' '}
          <span className="dimmed">→ {to.map(({ name, address }) => name || address).join(', ')}</span>
        </span>
        <span className="dimmed">{showInstant(sentAt)}</span>
      </header>
      <p>{text}</p>
      {attachments.length > 0 && (
        <ul>
          {attachments.map((file) => (
            <li key={`${file.fileName} ${file.fileId}`}>
              <Attachment file={file} />
            </li>
          ))}
        </ul>
      )}
      {state && (
        <Group mt="sm" gap="md">
          <Status tone={letterStates[state].tone}>{say(letterStates[state])}</Status>
          {error && <span className="bad">{error}</span>}
          {(state === 'failed' || state === 'in_doubt') && <Settle id={letter.id} />}
        </Group>
      )}
      {undelivered.map(({ address, reason }) => (
        <div key={address} className="bad">
          {say(`Not delivered to ${address}: ${reason}`, `Не доставлено на ${address}: ${reason}`)}
        </div>
      ))}
    </article>
  );
}

function Attachment({ file: { fileId, fileName, notKept } }: { file: Letter['attachments'][number] }) {
  const open = useMutation({
    mutationFn: (fileId: string) =>
      ask(api.GET('/api/v1/files/{fileId}/download-url', { params: { path: { fileId } } })),
    onSuccess: ({ url }) => globalThis.location.assign(url),
  });
  if (!fileId)
    return (
      <span className="dimmed">
        {fileName}:{' '}
        {notKept === 'quota'
          ? say('not saved, storage is full', 'не сохранён: закончилось место')
          : say('not saved, this file type is not accepted', 'не сохранён: такой тип не принимается')}
      </span>
    );
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Paperclip size={14} />}
      loading={open.isPending}
      onClick={() => open.mutate(fileId)}
    >
      {fileName}
    </Button>
  );
}

function Settle({ id }: { id: string }) {
  const client = useQueryClient();
  const may = useMay();
  const settle = useMutation({
    mutationFn: (decision: 'sent' | 'send_again' | 'give_up') =>
      ask(api.POST('/api/v1/mailbox/messages/{id}/settle', { params: { path: { id } }, body: { decision } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['integrations', 'thread'] }),
  });
  if (!may('mailbox.send')) return null;
  const choice = (decision: 'sent' | 'send_again' | 'give_up', label: string) => (
    <Button size="compact-sm" variant="default" disabled={settle.isPending} onClick={() => settle.mutate(decision)}>
      {label}
    </Button>
  );
  return (
    <>
      {choice('sent', say('The recipient has it', 'Получатель его получил'))}
      {choice('send_again', say('Send again', 'Отправить ещё раз'))}
      {choice('give_up', say('Leave it', 'Не отправлять'))}
    </>
  );
}
