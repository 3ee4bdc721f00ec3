import { Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { eDocumentFlow } from '../../../../../nouns/e-document-flow.ts';
import { showInstant } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { Broken } from '../../../shell/broken.tsx';
import { IncomingActions } from '../components/incoming-actions.tsx';
import { IncomingFacts } from '../components/incoming-facts.tsx';
import { incomingQuery } from '../queries.ts';

export function IncomingPage() {
  const { portal, id } = useParams({ from: '/$portal/e-documents/$id' });
  const { data: document, error, refetch } = useQuery(incomingQuery(id));
  if (error && !document) return <Broken error={error} reset={() => void refetch()} />;
  if (!document) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  const { title, sender, status, events } = document;
  return (
    <Page
      title={title}
      beside={
        <>
          {sender.name && <span>{sender.name}</span>}
          <StatusOf noun={{ lifecycle: eDocumentFlow }} status={status} />
        </>
      }
      crumbs={[{ label: say('Incoming e-documents', 'Входящие документы ЭДО'), href: `/${portal}/e-documents` }]}
      discussion={<Discussion entityType="incomingEDocument" entityId={id} />}
      actions={<IncomingActions document={document} />}
    >
      <Stack gap="md">
        <IncomingFacts document={document} />
        {events.length > 0 && (
          <Section title={say('What the operator told', 'События оператора')}>
            <ol style={{ margin: 0, paddingLeft: 20 }}>
              {events.map((event) => (
                <li key={event.id}>
                  <time dateTime={event.at}>{showInstant(event.at)}</time> {event.name}
                </li>
              ))}
            </ol>
          </Section>
        )}
      </Stack>
    </Page>
  );
}
