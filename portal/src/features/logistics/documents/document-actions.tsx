import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Download, Ellipsis, Pencil } from 'lucide-react';
import { useState } from 'react';
import { deliveryDocumentFlow } from '../../../../../nouns/delivery-document-flow.ts';
import { say } from '../../../kit/say.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { RecordDialog } from '../components/record-dialog.tsx';
import { DocumentForm } from './document-form.tsx';
import type { DocumentCard } from './queries.ts';
import { savePaper } from './save-papers.ts';
import { useStage } from './use-stage.ts';

const nameOf = (stage: DocumentCard['stage']) => {
  const { action, ...name } = deliveryDocumentFlow.statuses[stage] as {
    action?: { en: string; ru: string };
    en: string;
    ru: string;
  };
  return say(action ?? name);
};

/** What may be done with a document: what is next as a button, what is rare in a menu. */
export function DocumentActions({ paper }: { paper: DocumentCard }) {
  const { kind, stage, allowedMoves } = paper;
  const [rejecting, setRejecting] = useState(false);
  const [editing, setEditing] = useState(false);
  const { move, archive, restore } = useStage(paper);
  const may = useMay();
  const save = useMutation({ mutationFn: (format: 'pdf' | 'xml') => savePaper(paper.id, format) });
  const next = allowedMoves.find(({ requires }) => !requires.includes('reason'));
  const mayReject = allowedMoves.some(({ requires }) => requires.includes('reason'));
  const isOpen = stage === 'draft' || stage === 'issued';
  const mayEdit = may('logistics.documents') && isOpen;
  const mayArchive = may('logistics.delete') && isOpen;
  const mayRestore = stage === 'archived' && may('logistics.documents');
  return (
    <>
      <Button
        variant="default"
        leftSection={<Download size={16} />}
        loading={save.isPending}
        onClick={() => save.mutate('pdf')}
      >
        PDF
      </Button>
      {next && (
        <Button loading={move.isPending} onClick={() => move.mutate({ stage: next.to })}>
          {nameOf(next.to)}
        </Button>
      )}
      {mayEdit && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={() => setEditing(true)}>
          {say('Change', 'Изменить')}
        </Button>
      )}
      {(kind === 'upd' || mayReject || mayArchive || mayRestore) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              variant="default"
              px={9}
              loading={archive.isPending || restore.isPending}
              aria-label={say('More actions', 'Ещё действия')}
            >
              <Ellipsis size={16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {kind === 'upd' && (
              <Menu.Item leftSection={<Download size={16} />} onClick={() => save.mutate('xml')}>
                {say('XML for an operator', 'XML для оператора')}
              </Menu.Item>
            )}
            {mayReject && (
              <Menu.Item color="red" onClick={() => setRejecting(true)}>
                {nameOf('rejected')}
              </Menu.Item>
            )}
            {mayRestore && (
              <Menu.Item leftSection={<ArchiveRestore size={16} />} onClick={() => restore.mutate()}>
                {say('Restore', 'Восстановить')}
              </Menu.Item>
            )}
            {mayArchive && (
              <Menu.Item leftSection={<Archive size={16} />} onClick={() => archive.mutate()}>
                {nameOf('archived')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <RecordDialog
        opened={editing}
        title={`${say('Details', 'Реквизиты')}: ${paper.number}`}
        record={paper}
        size={760}
        onClose={() => setEditing(false)}
      >
        {(held) => held && <DocumentForm paper={held} onClose={() => setEditing(false)} />}
      </RecordDialog>
      {rejecting && (
        <ReasonDialog
          draft={['delivery-document-rejection', paper.id]}
          title={`${paper.number}: ${say('rejected', 'отклонён')}`}
          confirm={say('Mark as rejected', 'Отметить отклонённым')}
          color="red"
          onReason={(reason) => move.mutateAsync({ stage: 'rejected', reason })}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
