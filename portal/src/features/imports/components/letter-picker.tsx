import { Button, Text, TextInput } from '@mantine/core';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ProblemText, tellProblem } from '../../../kit/tell.tsx';
import { lastIncoming, useThreads } from '../letters.ts';
import classes from './file-form.module.css';

/** A letter of the portal's mailbox: its words come into the form. */
export function LetterPicker({ chosen, onChoose }: { chosen: string | undefined; onChoose(id: string): void }) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { data, error, isPending } = useThreads(search, isOpen);
  if (!isOpen)
    return (
      <Button
        variant="default"
        leftSection={<Mail size={16} />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setOpen(true)}
      >
        {chosen
          ? say('Another email from the mailbox', 'Другое письмо из почты')
          : say('From the mailbox', 'Выбрать из почты')}
      </Button>
    );
  return (
    <section className="panel" aria-label={say('Mailbox', 'Письма из почты')}>
      <TextInput
        m="sm"
        type="search"
        placeholder={say('Subject or address', 'Тема или адрес')}
        aria-label={say('Find a letter', 'Найти письмо')}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {error && <ProblemText error={error} />}
      {!isPending && data?.items.length === 0 && (
        <Text size="sm" c="dimmed" p="sm">
          {say('No letters here yet', 'Писем здесь пока нет')}
        </Text>
      )}
      <ul className={classes.letters}>
        {data?.items.map(({ id, subject, participants, lastMessageAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() =>
                void lastIncoming(id).then((message) => {
                  if (message) onChoose(message);
                  setOpen(false);
                }, tellProblem)
              }
            >
              <span className="clip">
                {subject || say('No subject', 'Без темы')} <span className="dimmed">{participants.join(', ')}</span>
              </span>
              <span className="dimmed">{showInstant(lastMessageAt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
