import { Button, Group, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { deliveryDocument as noun } from '../../../../../nouns/delivery-document.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { counted, say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { SectionLinks } from '../components/section-links.tsx';
import type { DocumentsSearch } from '../searches.ts';
import { documentColumns } from './document-columns.tsx';
import { GenerateForm } from './generate-form.tsx';
import { useDocuments } from './queries.ts';
import { saveArchive } from './save-papers.ts';

/** The papers that go with deliveries; the chosen ones are saved as one archive. */
export function DocumentList() {
  const search = useSearch({ from: '/$portal/logistics/documents' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const change = useChangeSearch<DocumentsSearch>();
  const may = useMay();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const close = () => change({ create: undefined });
  return (
    <ListPage
      title={say('Delivery documents', 'Документы на доставку')}
      list={useDocuments(search)}
      columns={documentColumns(portal)}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/logistics/documents/$id', params: { portal, id }, search: {} })}
      selection={may('logistics.export') ? { chosen, change: setChosen } : undefined}
      search={search}
      change={change}
      usualSort="-documentDate"
      archived={say('With archived', 'С архивными')}
      views={
        <>
          <SectionLinks />
          <ViewTabs list="logistics-documents" search={search} />
        </>
      }
      filters={<Filters search={search} change={change} />}
      chosen={<Chosen chosen={chosen} onClear={() => setChosen(new Set())} />}
      create={{
        label: say('Document', 'Документ'),
        act: may('logistics.documents') ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No delivery documents yet', 'Документов на доставку пока нет'),
        hint: say(
          'They are made of a requisition: for all of it, or for each supplier, object, route or batch.',
          'Их создают по заявке: на всю, по поставщикам, объектам, маршрутам или партиям.',
        ),
      }}
    >
      <Modal
        opened={search.create === 'true'}
        onClose={close}
        size={720}
        title={say('New delivery documents', 'Новые документы на доставку')}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        <GenerateForm of={search} onClose={close} />
      </Modal>
    </ListPage>
  );
}

function Filters({ search, change }: { search: DocumentsSearch; change(next: DocumentsSearch): void }) {
  return (
    <>
      <ChoiceChip
        label={labelOf(noun, 'kind')}
        choices={choicesOf(noun, 'kind')}
        value={search.kind}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceChip
        label={labelOf(noun, 'stage')}
        choices={choicesOf(noun, 'stage')}
        value={search.stage}
        onChange={(stage) => change({ stage })}
      />
    </>
  );
}

function Chosen({ chosen, onClear }: { chosen: ReadonlySet<string>; onClear(): void }) {
  const save = useMutation({ mutationFn: () => saveArchive([...chosen]) });
  if (chosen.size === 0) return null;
  return (
    <Group mb="md" gap="sm">
      <b>
        {counted(
          chosen.size,
          ['document chosen', 'documents chosen'],
          ['документ выбран', 'документа выбрано', 'документов выбрано'],
        )}
      </b>
      <Button
        size="compact-md"
        leftSection={<FileArchive size={14} />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {say('Save as ZIP', 'Скачать ZIP')}
      </Button>
      <Button size="compact-md" variant="default" onClick={onClear}>
        {say('Clear the choice', 'Снять выбор')}
      </Button>
    </Group>
  );
}
