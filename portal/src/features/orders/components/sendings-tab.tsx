import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { sendingChannels } from '../../../../../nouns/proposal-sending.ts';
import { purchaseOrderAnswer as answerNoun, orderOutcomes } from '../../../../../nouns/purchase-order-answer.ts';
import { purchaseOrderSending as noun } from '../../../../../nouns/purchase-order-sending.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { OrderCard } from '../queries.ts';

/** What went to the supplier and what came back, of every revision. */
export function SendingsTab({ order }: { order: OrderCard }) {
  const { id, sendings, answers, revision } = order;
  const { nameOf } = usePeople();
  const maySend = useMay()('purchase_orders.send');
  return (
    <Stack gap="md">
      <Section title={say('Answers', 'Ответы')} bare>
        <PlainTable
          label={say('Answers', 'Ответы')}
          rows={answers}
          idOf={(one) => one.id}
          isPale={(one) => one.revision < revision}
          empty={<Empty title={say('No answer yet', 'Ответа пока нет')} />}
          columns={[
            { id: 'at', header: labelOf(answerNoun, 'answeredAt'), cell: ({ answeredAt }) => showInstant(answeredAt) },
            { id: 'revision', header: say('Revision', 'Редакция'), align: 'right', cell: (one) => one.revision },
            {
              id: 'outcome',
              header: labelOf(answerNoun, 'outcome'),
              cell: ({ outcome }) => say(orderOutcomes[outcome]),
            },
            {
              id: 'who',
              header: labelOf(answerNoun, 'name'),
              cell: ({ name, source, answeredBy }) =>
                [name, source === 'staff' && `${valueOf(answerNoun, 'source', source)}: ${nameOf(answeredBy)}`]
                  .filter(Boolean)
                  .join(' · '),
            },
            {
              id: 'comment',
              header: labelOf(answerNoun, 'comment'),
              wide: true,
              cell: ({ comment }) => comment ?? '—',
            },
          ]}
        />
      </Section>
      <Section title={say('Sendings', 'Отправки')} bare>
        <PlainTable
          label={say('Sendings', 'Отправки')}
          rows={sendings}
          idOf={(one) => one.id}
          // Links of an earlier revision no longer show the order.
          isPale={(one) => one.revision < revision}
          empty={<Empty title={say('Not sent yet', 'Ещё не отправлялся')} />}
          columns={[
            { id: 'sentAt', header: labelOf(noun, 'sentAt'), cell: ({ sentAt }) => showInstant(sentAt) },
            { id: 'revision', header: say('Revision', 'Редакция'), align: 'right', cell: (one) => one.revision },
            {
              id: 'recipients',
              header: labelOf(noun, 'recipients'),
              cell: ({ channel, recipients }) =>
                channel === 'link' ? say(sendingChannels.link) : recipients.join(', '),
            },
            { id: 'sentBy', header: labelOf(noun, 'sentBy'), wide: true, cell: ({ sentBy }) => nameOf(sentBy) },
            {
              id: 'openedAt',
              header: labelOf(noun, 'openedAt'),
              cell: ({ openedAt, undelivered }) =>
                undelivered.length > 0 ? (
                  <span className="bad">
                    {labelOf(noun, 'undelivered')}: {undelivered.join(', ')}
                  </span>
                ) : (
                  showInstant(openedAt)
                ),
            },
            {
              id: 'link',
              header: say('Link', 'Ссылка'),
              cell: (one) => (maySend && one.revision === revision ? <CopyLink id={id} sendingId={one.id} /> : '—'),
            },
          ]}
        />
      </Section>
    </Stack>
  );
}

/** The link of a sending is read when it is asked for, and put on the clipboard. */
function CopyLink({ id, sendingId }: { id: string; sendingId: string }) {
  const copy = useMutation({
    mutationFn: async () => {
      const path = { id, sendingId };
      const { url } = await ask(
        api.GET('/api/v1/purchase-orders/{id}/sendings/{sendingId}/link', { params: { path } }),
      );
      await navigator.clipboard.writeText(url);
    },
    onSuccess: () => tellDone(say('The link is copied', 'Ссылка скопирована')),
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Link2 size={14} />}
      loading={copy.isPending}
      onClick={() => copy.mutate()}
    >
      {say('Copy', 'Скопировать')}
    </Button>
  );
}
