import { focusNow } from '../../kit/focus-now.ts';
import { showAgo } from '../../kit/format.ts';
import layout from '../../kit/list-and-detail.module.css';
import { say } from '../../kit/say.ts';
import { nameOfTalk } from './name-of-talk.ts';
import type { Talk } from './queries.ts';

interface TalkRowProps {
  talk: Talk;
  isOpen: boolean;
  /** It was open until now: whoever goes by keys goes on from here. */
  isLeft: boolean;
  onOpen(): void;
}

/** A conversation in a list: with whom, through which channel, what is unread, and that it is linked to nothing. */
export function TalkRow({ talk, isOpen, isLeft, onOpen }: TalkRowProps) {
  const { name, phone, channelLabel, chatType, unreadCount, lastMessageAt, linkedTo } = talk;
  const isLinked = linkedTo.some(({ status }) => status === 'confirmed');
  return (
    <button
      ref={isLeft ? focusNow : undefined}
      type="button"
      className={layout.row}
      aria-current={isOpen || undefined}
      data-unread={unreadCount > 0 || undefined}
      onClick={onOpen}
    >
      <span>
        <b className="clip">{nameOfTalk(talk)}</b>
        <small className="dimmed">{showAgo(lastMessageAt)}</small>
      </span>
      <span className="dimmed">
        <small className="clip">
          {[name && phone && `+${phone}`, channelLabel || chatType].filter(Boolean).join(' · ')}
        </small>
        <small>
          {[
            unreadCount > 0 && say(`${unreadCount} unread`, `новых ${unreadCount}`),
            !isLinked && say('not linked', 'не привязана'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </button>
  );
}
