import { Button, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { supplierQualification as noun, qualifyingDocuments } from '../../../../../nouns/supplier-qualification.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showInstant } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { DocumentDialog } from '../components/document-dialog.tsx';
import { QualificationActions } from '../components/qualification-actions.tsx';
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
        <Documents of={held} />
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

function Documents({ of }: { of: Qualification }) {
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const isOpen = of.status === 'asked' ? may('counterparties.update') : may('counterparties.qualify');
  return (
    <Section
      title={labelOf(noun, 'documents')}
      actions={
        isOpen &&
        of.status !== 'refused' && (
          <Button variant="default" size="compact-sm" onClick={() => setAdding(true)}>
            {say('Add a document', 'Добавить документ')}
          </Button>
        )
      }
    >
      <PlainTable
        label={labelOf(noun, 'documents')}
        rows={of.documents.map((document, at) => ({ ...document, at }))}
        idOf={({ at }) => String(at)}
        empty={<span className="dimmed">{say('No documents yet', 'Документов пока нет')}</span>}
        columns={[
          { id: 'kind', header: say('Kind', 'Вид'), cell: ({ kind }) => say(qualifyingDocuments[kind]) },
          { id: 'title', header: say('Title or number', 'Название или номер'), cell: ({ title }) => title ?? '—' },
          {
            id: 'expiresOn',
            header: say('Valid until', 'Действует до'),
            cell: ({ expiresOn }) => (expiresOn ? showDay(expiresOn) : say('without end', 'бессрочно')),
          },
        ]}
      />
      {adding && <DocumentDialog of={of} onClose={() => setAdding(false)} />}
    </Section>
  );
}
