import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { CheckReport } from '../components/check-report.tsx';
import { integrationsCrumb } from '../integrations-crumb.ts';
import { ManifestForm } from '../publishing/manifest-form.tsx';
import { PublicationActions } from '../publishing/publication-actions.tsx';
import { publicationQuery } from '../publishing/queries.ts';
import { publicationStatuses } from '../publishing/words.ts';

/** One integration made for others: its listing, its checks, its way to the marketplace. */
export function PublicationPage() {
  const { portal, id } = useParams({ from: '/$portal/integrations/publications/$id' });
  const navigate = useNavigate();
  const isNew = id === 'new';
  const { data, error } = useQuery({ ...publicationQuery(id), enabled: !isNew });
  return (
    <Page
      title={data ? say(data.manifest.name) || data.slug : say('New integration', 'Новая интеграция')}
      crumbs={[
        integrationsCrumb(portal),
        { label: say('Publications', 'Публикации'), href: `/${portal}/integrations/publications` },
      ]}
      beside={
        data && (
          <>
            <Status tone={publicationStatuses[data.status].tone}>{say(publicationStatuses[data.status].name)}</Status>
            <span>{say(`version ${data.number}`, `версия ${data.number}`)}</span>
          </>
        )
      }
      actions={data && <PublicationActions publication={data} />}
    >
      {error && !isNew && <ProblemText error={error} />}
      <Stack>
        {data?.reviewNote && (
          <Alert
            color="yellow"
            variant="light"
            title={say('What the reviewer asks for', 'Замечания проверяющего')}
            maw={860}
          >
            {data.reviewNote}
          </Alert>
        )}
        {data?.checks && (
          <div style={{ maxWidth: 860 }}>
            <Section title={say('Automatic checks', 'Автоматические проверки')}>
              <CheckReport report={data.checks} />
            </Section>
          </div>
        )}
        {(isNew || data) && (
          <ManifestForm
            key={data?.version ?? 'new'}
            publication={data}
            onDone={(saved) =>
              void navigate({
                to: '/$portal/integrations/publications/$id',
                params: { portal, id: saved.id },
                replace: true,
              })
            }
          />
        )}
      </Stack>
    </Page>
  );
}
