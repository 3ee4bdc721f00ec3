import { proposalSending as noun, sendingChannels } from '../../../../../nouns/proposal-sending.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { ProposalCard } from '../queries.ts';
import { CustomerAnswer } from './customer-answer.tsx';
import { OpenedState } from './opened-state.tsx';
import { Questions } from './questions.tsx';
import classes from './sending.module.css';
import { SendingLink } from './sending-link.tsx';

/** What went to the customer and what came back: sendings, questions, the answer. */
export function SendingsTab({ card }: { card: ProposalCard }) {
  const { id, sendings, revision } = card;
  const { nameOf } = usePeople();
  const maySend = useMay()('commercial_proposals.send');
  return (
    <div className={classes.parts}>
      <CustomerAnswer card={card} />
      <Section title={say('Sendings', 'Отправки')} bare>
        <PlainTable
          label={say('Sendings', 'Отправки')}
          rows={sendings}
          idOf={(one) => one.id}
          // Links of an earlier revision no longer show the proposal.
          isPale={(one) => one.revision < revision}
          empty={
            <Empty title={say('Not sent yet', 'Ещё не отправлялось')}>
              {say(
                'Once it is approved, it goes to the customer by letter or as a link.',
                'После согласования уйдёт заказчику письмом или ссылкой.',
              )}
            </Empty>
          }
          columns={[
            { id: 'sentAt', header: labelOf(noun, 'sentAt'), cell: ({ sentAt }) => showInstant(sentAt) },
            {
              id: 'recipients',
              header: labelOf(noun, 'recipients'),
              cell: ({ channel, recipients }) =>
                channel === 'link' ? say(sendingChannels.link) : recipients.join(', '),
            },
            { id: 'sentBy', header: labelOf(noun, 'sentBy'), wide: true, cell: ({ sentBy }) => nameOf(sentBy) },
            {
              id: 'openedAt',
              header: say('State', 'Состояние'),
              cell: (one) => <OpenedState sending={one} isOld={one.revision < revision} />,
            },
            {
              id: 'link',
              header: say('Link', 'Ссылка'),
              cell: (one) =>
                maySend && one.revision === revision ? <SendingLink proposalId={id} sendingId={one.id} /> : '—',
            },
          ]}
        />
      </Section>
      <Questions card={card} />
    </div>
  );
}
