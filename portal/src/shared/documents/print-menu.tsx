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
  /** Saves what was typed; a document is made of what is saved. */
  save?: () => Promise<boolean>;
  /** It can be had with what it costs as well. */
  withCosts?: boolean;
  /** An icon alone, where many buttons stand. */
  compact?: boolean;
}

type Wanted = Omit<Parameters<typeof saveDocument>[0], 'kind' | 'id'>;

const names: Readonly<Record<DocumentFormat, string>> = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' };

/** A spreadsheet has one form, whatever the template. */
const byLayout = (formats: readonly DocumentFormat[]) => formats.filter((one) => one !== 'xlsx');

/** A record as a document: by the default template first, then by any other. A Word file makes Word alone. */
export function PrintMenu({ kind, id, formats, save, withCosts = false, compact = false }: PrintMenuProps) {
  const mayChoose = useMay()('document_templates.read');
  const { data: templates = [] } = useQuery({ ...printOptionsQuery(kind), enabled: mayChoose });
  const print = useMutation({
    async mutationFn(wanted: Wanted) {
      if (!save || (await save())) await saveDocument({ kind, id, ...wanted });
    },
  });
  const item = (wanted: Wanted) => (
    <Menu.Item key={wanted.format} onClick={() => print.mutate(wanted)}>
      {names[wanted.format]}
    </Menu.Item>
  );
  const items = (of: readonly DocumentFormat[], templateId?: string) =>
    of.map((format) => item({ format, ...(templateId && { templateId }) }));
  const label = say('Download', 'Скачать');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {compact ? (
          <Button variant="default" px={9} loading={print.isPending} aria-label={label} title={label}>
            <Download size={16} />
          </Button>
        ) : (
          <Button variant="default" leftSection={<Download size={16} />} loading={print.isPending}>
            {label}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {templates.length === 0 && items(formats)}
        {templates.map(({ id: templateId, name, format, isDefault }) => (
          <div key={templateId} role="group" aria-label={name}>
            <Menu.Label>{isDefault ? `${name} · ${say('default', 'по умолчанию')}` : name}</Menu.Label>
            {isDefault ? items(formats) : items(format === 'docx' ? ['docx'] : byLayout(formats), templateId)}
          </div>
        ))}
        {withCosts && (
          <div role="group" aria-label={ownLabel()}>
            <Menu.Label>{ownLabel()}</Menu.Label>
            {item({ format: 'xlsx', withCosts })}
          </div>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const ownLabel = () => say('For ourselves, with costs', 'Для себя, с себестоимостью');
