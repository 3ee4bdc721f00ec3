import { channelStateWords } from '../../../../../nouns/channel-state-words.ts';
import { transportName } from '../../../../../nouns/messenger-channel.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import type { MessengerOverview } from '../../../shared/messengers/queries.ts';
import classes from '../components/overview.module.css';

/** Numbers and accounts of the company, and why one of them does not work. */
export const ChannelList = ({ channels }: Pick<MessengerOverview, 'channels'>) => (
  <Section title={say('Channels', 'Каналы')}>
    <ul className={classes.checks}>
      {channels.map(({ id, label, transport, works, isGone, state }) => (
        <li key={id}>
          <Status tone={works && !isGone ? 'good' : 'warning'}>{`${label} · ${transportName(transport)}`}</Status>
          {isGone ? (
            <p>{say('the provider lists it no more', 'провайдер его больше не показывает')}</p>
          ) : (
            !works && <p>{say(channelStateWords(state))}</p>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
