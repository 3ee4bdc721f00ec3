import { Button, Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { documentKinds } from '../../../../../../nouns/document-kinds.ts';
import { useKeys } from '../../../../kit/hotkeys.ts';
import { say } from '../../../../kit/say.ts';
import { useChangeSearch } from '../../../../kit/use-change-search.ts';
import { useMay } from '../../../../shared/session/me.ts';
import { Loaded } from '../../components/loaded.tsx';
import { SettingsPage } from '../../components/settings-page.tsx';
import { CreateTemplate } from '../components/create-template.tsx';
import { TemplatesOfKind } from '../components/templates-of-kind.tsx';
import { type TemplateKind, templatesQuery } from '../queries.ts';
import type { TemplatesSearch } from '../searches.ts';

const kinds = Object.keys(documentKinds) as TemplateKind[];

/** How documents look: the layouts of the product, and the company's own. */
export function Templates() {
  const { archived, create, from } = useSearch({ from: '/$portal/settings/templates' });
  const change = useChangeSearch<TemplatesSearch>();
  const mayManage = useMay()('document_templates.manage');
  const active = useQuery(templatesQuery('active'));
  const { data: old = [] } = useQuery({ ...templatesQuery('archived'), enabled: archived === 'true' });
  const begin = mayManage ? () => change({ create: 'true' }) : undefined;
  useKeys({ KeyC: begin });
  return (
    <SettingsPage
      title={say('Document templates', 'Шаблоны документов')}
      actions={
        begin && (
          <Button leftSection={<Plus size={16} />} onClick={begin}>
            {say('Template', 'Шаблон')}
          </Button>
        )
      }
    >
      <Group mb="md">
        <Checkbox
          label={say('With archived', 'С архивными')}
          checked={archived === 'true'}
          onChange={({ currentTarget }) => change({ archived: currentTarget.checked ? 'true' : undefined })}
        />
      </Group>
      <Loaded query={active}>
        {(templates) => (
          <>
            {kinds.map((one) => (
              <TemplatesOfKind
                key={one}
                kind={one}
                templates={[...templates, ...(archived === 'true' ? old : [])].filter(({ kind }) => kind === one)}
              />
            ))}
            <CreateTemplate
              opened={create === 'true' && mayManage}
              from={templates.find(({ id }) => id === from)}
              templates={templates}
              onClose={() => change({ create: undefined, from: undefined })}
            />
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}
