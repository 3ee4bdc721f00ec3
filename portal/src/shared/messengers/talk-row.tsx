import { showAgo } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import classes from './messengers.module.css';
import type { Talk } from './queries.ts';

/** A conversation in a list: with whom, through which channel, what is unread, and that it is linked to nothing. */
export function TalkRow({ talk, isOpen, onOpen }: { talk: Talk; isOpen: boolean; onOpen(): void }) {
  const { name, phone, chatId, channelLabel, chatType, unreadCount, lastMessageAt, linkedTo } = talk;
  const isLinked = linkedTo.some(({ status }) => status === 'confirmed');
  return (
    <button
      type="button"
      className={classes.talk}
      aria-current={isOpen || undefined}
      data-unread={unreadCount > 0 || undefined}
      onClick={onOpen}
    >
      <span>
        <b className="clip">{name || phone || chatId}</b>
        <small className="dimmed">{showAgo(lastMessageAt)}</small>
      </span>
      <span className="dimmed">
        <small className="clip">{channelLabel || chatType}</small>
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
