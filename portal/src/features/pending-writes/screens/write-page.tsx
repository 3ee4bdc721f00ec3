import { Alert, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { pendingWrite as noun } from '../../../../../nouns/pending-write.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showInstant } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { Broken } from '../../../shell/broken.tsx';
import { Decision } from '../components/decision.tsx';
import { WhatIsDone } from '../components/what-is-done.tsx';
import { type PendingWrite, writeQuery } from '../queries.ts';

/** What an agent asks for, what would come of it, and the decision. */
export function WritePage() {
  const { portal, id } = useParams({ from: '/$portal/pending-writes/$id' });
  const { data: write, error, refetch } = useQuery(writeQuery(id));
  if (error && !write) return <Broken error={error} reset={() => void refetch()} />;
  if (!write) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  return (
    <Page
      title={say(write.title)}
      beside={<StatusOf noun={noun} status={write.status} />}
      crumbs={[{ label: say('Proposals of agents', 'Предложения агентов'), href: `/${portal}/pending-writes` }]}
      actions={<Decision of={write} />}
    >
      <Stack gap="md">
        <Ending of={write} />
        <Asked of={write} />
        <WhatIsDone of={write} />
      </Stack>
    </Page>
  );
}

function Asked({ of }: { of: PendingWrite }) {
  const { nameOf } = usePeople();
  return (
    <Section title={say('Who asks', 'Кто просит')}>
      <Facts
        of={[
          [labelOf(noun, 'keyName'), of.keyName],
          [say('Answers for the key', 'Отвечает за ключ'), of.createdBy ? nameOf(of.createdBy) : undefined],
          [labelOf(noun, 'createdAt'), showInstant(of.createdAt)],
          [labelOf(noun, 'expiresAt'), of.status === 'waiting' ? showInstant(of.expiresAt) : undefined],
          [labelOf(noun, 'address'), <code key="address">{of.address}</code>],
          [labelOf(noun, 'decidedBy'), of.decidedBy ? nameOf(of.decidedBy) : undefined],
          [labelOf(noun, 'decidedAt'), of.decidedAt ? showInstant(of.decidedAt) : undefined],
          [labelOf(noun, 'reason'), of.reason ?? undefined],
        ]}
      />
    </Section>
  );
}

/** Why an approved write was not done after all. */
function Ending({ of: { status, answer } }: { of: PendingWrite }) {
  if (status !== 'failed' || !answer) return null;
  const { detail, fix } = answer.body as { detail?: string; fix?: string };
  return (
    <Alert color="red" title={detail}>
      {fix}
    </Alert>
  );
}
