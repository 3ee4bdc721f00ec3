import { Button, Menu } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DocumentKindName } from '../../../../nouns/document-kinds.ts';
import { say } from '../../kit/say.ts';
import { useMay } from '../session/me.ts';
import { printOptionsQuery } from './print-options-query.ts';
import { type DocumentFormat, saveDocument } from './save-document.ts';

interface PrintMenuProps {
  kind: DocumentKindName;
  id: string;
  formats: readonly DocumentFormat[];
}

const names: Readonly<Record<DocumentFormat, string>> = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' };

/** A spreadsheet has one form, whatever the template. */
const byLayout = (formats: readonly DocumentFormat[]) => formats.filter((one) => one !== 'xlsx');

/** A record as a document: by the default template first, then by any other. A Word file makes Word alone. */
export function PrintMenu({ kind, id, formats }: PrintMenuProps) {
  const mayChoose = useMay()('document_templates.read');
  const { data: templates = [] } = useQuery({ ...printOptionsQuery(kind), enabled: mayChoose });
  const save = useMutation({ mutationFn: saveDocument });
  const items = (of: readonly DocumentFormat[], templateId?: string) =>
    of.map((format) => (
      <Menu.Item key={format} onClick={() => save.mutate({ kind, id, format, ...(templateId && { templateId }) })}>
        {names[format]}
      </Menu.Item>
    ));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={16} />} loading={save.isPending}>
          {say('Download', 'Скачать')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {templates.length === 0 && items(formats)}
        {templates.map(({ id: templateId, name, format, isDefault }) => (
          <div key={templateId} role="group" aria-label={name}>
            <Menu.Label>{isDefault ? `${name} · ${say('default', 'по умолчанию')}` : name}</Menu.Label>
            {isDefault ? items(formats) : items(format === 'docx' ? ['docx'] : byLayout(formats), templateId)}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
