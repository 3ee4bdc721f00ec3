import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { say } from '../../kit/say.ts';
import { ProblemText } from '../../kit/tell.tsx';
import { useOften } from '../live/use-often.ts';
import { daysOf } from './days-of.ts';
import { MessageLine } from './message-line.tsx';
import classes from './messengers.module.css';
import { useMessages } from './queries.ts';

/** Messages by day; the newest stand at the end and are shown first. */
export function MessageList({ id }: { id: string }) {
  const list = useMessages(id);
  useOften(
    ['messengers', 'messages', id],
    2,
    list.rows.some(({ status, inDoubt, file }) => (status === 'queued' && !inDoubt) || isFetched(file)),
  );
  const box = useRef<HTMLElement>(null);
  const newest = list.rows[0]?.id;
  useEffect(() => {
    if (newest && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section ref={box} className={classes.messages} aria-label={say('Messages', 'Сообщения')} tabIndex={0}>
      {list.error && <ProblemText error={list.error} />}
      {list.isPending && <Skeleton height={120} />}
      {!list.isPending && !list.error && list.rows.length === 0 && (
        <p className="dimmed">{say('No messages yet', 'Сообщений пока нет')}</p>
      )}
      {list.hasMore && (
        <Button variant="subtle" fullWidth onClick={list.more}>
          {say('Earlier ones', 'Показать более ранние')}
        </Button>
      )}
      {daysOf(list.rows).map(([day, messages]) => (
        <div key={day}>
          <h3>{day}</h3>
          <ol>
            {messages.map((message) => (
              <MessageLine key={message.id} message={message} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

const isFetched = (file: { fileId: string | null; notKept: string | null } | null) =>
  file !== null && file.fileId === null && file.notKept === null;
