import { Button, Menu } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Fragment } from 'react';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { ProposalCard } from '../queries.ts';

interface Wanted {
  format: 'pdf' | 'docx' | 'xlsx';
  templateId?: string;
  forCustomer: boolean;
}

const formats = { pdf: 'PDF', docx: 'Word (DOCX)', xlsx: 'Excel (XLSX)' } as const;

/** The proposal as a file: as the customer gets it, by any of the company's templates, or with what it costs. */
export function ExportButton({ card, hold }: { card: ProposalCard; hold: SheetHold }) {
  const { id, number } = card;
  const may = useMay();
  const { data: templates = [] } = useQuery({
    queryKey: ['settings', 'document-templates', 'proposals'],
    queryFn: async ({ signal }) => {
      const answer = await ask(
        api.GET('/api/v1/settings/document-templates/export-options/commercial-proposals', { signal }),
      );
      return answer.items;
    },
    enabled: may('commercial_proposals.export') && may('document_templates.read'),
    staleTime: 300_000,
  });
  const download = useMutation({
    mutationFn: async (query: Wanted) => {
      // The file is made of what is saved.
      if (hold.isChanged && !(await hold.save())) return;
      const params = { path: { id }, query };
      await saveAnswer(
        api.GET('/api/v1/commercial-proposals/{id}/export', { params, parseAs: 'blob' }),
        `${number}.${query.format}`,
      );
    },
  });
  if (!may('commercial_proposals.export')) return null;
  const item = (wanted: Wanted, label: string) => (
    <Menu.Item key={label} onClick={() => download.mutate(wanted)}>
      {label}
    </Menu.Item>
  );
  const others = templates.filter(({ isDefault }) => !isDefault);
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <Button
          variant="default"
          px={9}
          loading={download.isPending}
          aria-label={say('Export', 'Выгрузить')}
          title={say('Export', 'Выгрузить')}
        >
          <Download size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{say('For the customer', 'Для заказчика')}</Menu.Label>
        {(['pdf', 'docx', 'xlsx'] as const).map((format) => item({ format, forCustomer: true }, formats[format]))}
        {others.map(({ id: templateId, name, format: kind }) => (
          <Fragment key={templateId}>
            <Menu.Label>{name}</Menu.Label>
            {(kind === 'docx' ? (['docx'] as const) : (['pdf', 'docx'] as const)).map((format) =>
              item({ format, templateId, forCustomer: true }, formats[format]),
            )}
          </Fragment>
        ))}
        {may('margins.read') && (
          <>
            <Menu.Label>{say('For ourselves, with costs', 'Для себя, с себестоимостью')}</Menu.Label>
            {item({ format: 'xlsx', forCustomer: false }, formats.xlsx)}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
