import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { eDocument as noun } from '../../../../nouns/e-document.ts';
import { Facts } from '../../kit/facts.tsx';
import { labelOf, valueOf } from '../../kit/form/of-field.ts';
import { showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { StatusOf } from '../../kit/status-of.tsx';
import { type EDocument, eventsQuery } from './queries.ts';

/** What the operator tells of a document: its words stand beside ours, and decide nothing. */
export function OutgoingFacts({ document }: { document: EDocument }) {
  const { status, signatureStatus, statusText, statusDetails, reason, recipient, format } = document;
  const when = (at: string | null) => at && showInstant(at);
  return (
    <>
      {document.isInDoubt && (
        <Alert color="yellow" title={say('Outcome unknown, being checked', 'Результат неизвестен, проверяем')}>
          {say(
            'The operator’s answer was lost. Nothing is sent again until it is clear whether it has the document.',
            'Ответ оператора потерян. Пока не выяснится, получил ли он документ, повторно ничего не отправляется.',
          )}
        </Alert>
      )}
      <Facts
        of={[
          [labelOf(noun, 'status'), <StatusOf key="status" noun={noun} status={status} />],
          [labelOf(noun, 'signatureStatus'), valueOf(noun, 'signatureStatus', signatureStatus)],
          [labelOf(noun, 'statusText'), [statusText, statusDetails].filter(Boolean).join(' · ') || undefined],
          [labelOf(noun, 'reason'), reason ?? undefined],
          [labelOf(noun, 'recipient'), nameOf(recipient)],
          [labelOf(noun, 'format'), valueOf(noun, 'format', format)],
          [labelOf(noun, 'sentAt'), when(document.sentAt)],
          [labelOf(noun, 'deliveredAt'), when(document.deliveredAt)],
          [labelOf(noun, 'signedAt'), when(document.signedAt)],
          [labelOf(noun, 'syncedAt'), when(document.syncedAt)],
        ]}
      />
      {status === 'draft' && (
        <p className="dimmed" style={{ margin: 0 }}>
          {say(
            'The draft is with the operator, nobody else has it yet: sign and send it in the operator’s own pages. The portal signs nothing.',
            'Черновик передан оператору, контрагенту он ещё не отправлен: подпишите и отправьте его в кабинете оператора. Портал ничего не подписывает.',
          )}
        </p>
      )}
      <Events id={document.id} />
    </>
  );
}

const nameOf = ({ name, inn, kpp }: EDocument['recipient']) =>
  [name, inn && `${say('INN', 'ИНН')} ${inn}`, kpp && `${say('KPP', 'КПП')} ${kpp}`].filter(Boolean).join(', ') || null;

function Events({ id }: { id: string }) {
  const { data: events = [] } = useQuery(eventsQuery(id));
  if (events.length === 0) return null;
  return (
    <details>
      <summary>{say('What the operator told', 'События оператора')}</summary>
      <ol style={{ margin: '8px 0 0', paddingLeft: 20 }}>
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.at}>{showInstant(event.at)}</time> {event.name}
          </li>
        ))}
      </ol>
    </details>
  );
}
