import { ActionIcon, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { supplierQualification as noun, qualifyingDocuments } from '../../../../../nouns/supplier-qualification.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { filesQuery } from '../../../shared/files/queries.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { QualifyingDocument } from '../document-values.ts';
import type { Qualification } from '../queries.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { RemoveDocument } from './remove-document.tsx';

/** The papers that a qualification rests on: added, replaced, prolonged and taken out while they may be. */
export function QualifyingDocuments({ of }: { of: Qualification }) {
  const may = useMay();
  const [open, setOpen] = useState<{ act: 'change' | 'remove'; at: number }>();
  const { data: files = [] } = useQuery(filesQuery({ entityType: 'supplierQualification', entityId: of.id }));
  const names = new Map(files.map(({ id, fileName }) => [id, fileName]));
  const mayChange =
    of.status !== 'refused' && (of.status === 'asked' ? may('counterparties.update') : may('counterparties.qualify'));
  const close = () => setOpen(undefined);
  return (
    <Section
      title={labelOf(noun, 'documents')}
      actions={
        mayChange && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => setOpen({ act: 'change', at: of.documents.length })}
          >
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
            id: 'issuedOn',
            header: say('Issued', 'Выдан'),
            wide: true,
            cell: ({ issuedOn }) => (issuedOn ? showDay(issuedOn) : '—'),
          },
          {
            id: 'expiresOn',
            header: say('Valid until', 'Действует до'),
            cell: ({ expiresOn }) => (expiresOn ? showDay(expiresOn) : say('without end', 'бессрочно')),
          },
          {
            id: 'file',
            header: say('File', 'Файл'),
            wide: true,
            cell: ({ fileId }) => (fileId && names.get(fileId)) || '—',
          },
          ...(mayChange
            ? [
                {
                  id: 'acts',
                  header: '',
                  align: 'right' as const,
                  cell: ({ at, ...document }: QualifyingDocument & { at: number }) => (
                    <DocumentActs document={document} onAct={(act) => setOpen({ act, at })} />
                  ),
                },
              ]
            : []),
        ]}
      />
      {open?.act === 'change' && <DocumentDialog of={of} at={open.at} onClose={close} />}
      {open?.act === 'remove' && <RemoveDocument of={of} at={open.at} onClose={close} />}
    </Section>
  );
}

interface DocumentActsProps {
  document: QualifyingDocument;
  onAct(act: 'change' | 'remove'): void;
}

function DocumentActs({ document, onAct }: DocumentActsProps) {
  const called = document.title ?? say(qualifyingDocuments[document.kind]);
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <ActionIcon
        variant="subtle"
        aria-label={`${say('Change', 'Изменить')}: ${called}`}
        onClick={() => onAct('change')}
      >
        <Pencil size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={`${say('Take out', 'Убрать')}: ${called}`}
        onClick={() => onAct('remove')}
      >
        <X size={16} />
      </ActionIcon>
    </Group>
  );
}
