import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { focusNow } from '../../kit/focus-now.ts';
import { say } from '../../kit/say.ts';
import { Section } from '../../kit/section.tsx';
import { ProblemText } from '../../kit/tell.tsx';
import { useMay } from '../session/me.ts';
import { FrameButton } from './frame-button.tsx';
import { MessageList } from './message-list.tsx';
import { messengerStatusQuery } from './messenger-status-query.ts';
import { nameOfTalk } from './name-of-talk.ts';
import { talkQuery } from './queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { TalkLinks } from './talk-links.tsx';
import { useMarkRead } from './use-message-acts.ts';

interface TalkViewProps {
  id: string;
  onClose(): void;
  /** It stands beside the list, which hides behind it on a phone alone. */
  isBeside?: true;
}

/** A conversation: whom it is with, what it is about, its messages, and an answer. */
export function TalkView({ id, onClose, isBeside }: TalkViewProps) {
  const may = useMay();
  const { data: talk, error } = useQuery(talkQuery(id));
  const { data: status } = useQuery(messengerStatusQuery);
  const markRead = useMarkRead(id);
  if (error) return <ProblemText error={error} />;
  if (!talk) return <Skeleton height={320} />;
  const { name, phone, channelLabel, chatType, unreadCount } = talk;
  const mayWrite = may('messengers.send');
  return (
    <Section
      title={nameOfTalk(talk)}
      about={[name && phone && `+${phone}`, channelLabel || chatType].filter(Boolean).join(' · ')}
      actions={
        <>
          {unreadCount > 0 && (
            <Button variant="default" loading={markRead.isPending} onClick={() => markRead.mutate()}>
              {say('Mark as read', 'Отметить прочитанной')}
            </Button>
          )}
          {mayWrite && status?.canSend && <FrameButton of={{ conversationId: id }} />}
          <Button ref={focusNow} variant="subtle" onClick={onClose} {...(isBeside && { hiddenFrom: 'sm' })}>
            {say('To the list', 'К списку')}
          </Button>
        </>
      }
    >
      <Stack>
        <TalkLinks talk={talk} />
        <MessageList id={id} />
        {mayWrite &&
          (status?.canSend ? <ReplyForm key={id} talk={talk} /> : status && <p className="dimmed">{cannot()}</p>)}
      </Stack>
    </Section>
  );
}

const cannot = () =>
  say(
    'Nothing can be written now: the integration does not work, or has no working channel.',
    'Сейчас писать нельзя: интеграция не работает или нет работающего канала.',
  );
