import { Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { supplierQualification as noun } from '../../../../../nouns/supplier-qualification.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showInstant } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { Broken } from '../../../shell/broken.tsx';
import { QualificationActions } from '../components/qualification-actions.tsx';
import { QualifyingDocuments } from '../components/qualifying-documents.tsx';
import { type Qualification, qualificationQuery } from '../queries.ts';
import { useCategoriesText } from '../use-categories-text.ts';

/** What of may be bought from a supplier, until when, and the papers it rests on. */
export function QualificationPage() {
  const { portal, id } = useParams({ from: '/$portal/qualifications/$id' });
  const { data: held, error, refetch } = useQuery(qualificationQuery(id));
  if (error && !held) return <Broken error={error} reset={() => void refetch()} />;
  if (!held) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  return (
    <Page
      title={`${say('Qualification', 'Допуск')}: ${held.supplier.name}`}
      beside={<StatusOf noun={noun} status={held.status} />}
      crumbs={[{ label: say('Qualifications of suppliers', 'Допуски поставщиков'), href: `/${portal}/qualifications` }]}
      discussion={<Discussion entityType="supplierQualification" entityId={id} />}
      actions={<QualificationActions of={held} />}
    >
      <Stack gap="md">
        <QualificationFacts of={held} portal={portal} />
        <QualifyingDocuments of={held} />
        <Section title={say('Files', 'Файлы')}>
          <FilesPanel entityType="supplierQualification" entityId={id} />
        </Section>
      </Stack>
    </Page>
  );
}

function QualificationFacts({ of, portal }: { of: Qualification; portal: string }) {
  const categoriesText = useCategoriesText();
  const { nameOf } = usePeople();
  return (
    <Section title={say('What and until when', 'Что и до какого дня')}>
      <Facts
        of={[
          [
            say('Supplier', 'Поставщик'),
            <Link key="supplier" to={`/${portal}/counterparties/${of.counterpartyId}` as '/'}>
              {of.supplier.name}
            </Link>,
          ],
          [labelOf(noun, 'categoryIds'), categoriesText(of.categoryIds)],
          [labelOf(noun, 'validUntil'), of.validUntil ? showDay(of.validUntil) : undefined],
          [labelOf(noun, 'endsOn'), of.endsOn ? showDay(of.endsOn) : say('without end', 'бессрочно')],
          [labelOf(noun, 'responsibleId'), of.responsibleId ? nameOf(of.responsibleId) : undefined],
          [labelOf(noun, 'comment'), of.comment ?? undefined],
          [labelOf(noun, 'reason'), of.reason ?? undefined],
          [labelOf(noun, 'decidedAt'), of.decidedAt ? showInstant(of.decidedAt) : undefined],
          [labelOf(noun, 'decidedBy'), of.decidedBy ? nameOf(of.decidedBy) : undefined],
        ]}
      />
    </Section>
  );
}
