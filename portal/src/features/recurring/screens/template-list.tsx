import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { requisitionTemplate as noun } from '../../../../../nouns/requisition-template.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { scheduleWords } from '../../../shared/recurring/schedule-words.ts';
import { useMay } from '../../../shared/session/me.ts';
import { NewTemplate } from '../components/new-template.tsx';
import { NextDay } from '../components/next-day.tsx';
import { type Template, useTemplates } from '../queries.ts';
import type { TemplatesSearch } from '../searches.ts';

const from = '/$portal/requisition-templates' as const;

export function TemplateList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate();
  const change = useChangeSearch<TemplatesSearch>();
  const may = useMay();
  const [making, setMaking] = useState(false);
  return (
    <ListPage
      title={say('Templates of requisitions', 'Шаблоны заявок')}
      crumbs={[{ label: say('Requisitions', 'Заявки'), href: `/${portal}/requisitions` }]}
      list={useTemplates(search)}
      columns={columns()}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate({ to: '/$portal/requisition-templates/$id', params: { portal, id } })}
      search={search}
      change={change}
      usualSort="name"
      lookFor={say('Name', 'Название')}
      create={{
        label: say('Template', 'Шаблон'),
        act: may('purchase_requisitions.create') ? () => setMaking(true) : undefined,
      }}
      none={{
        title: say('No templates yet', 'Шаблонов пока нет'),
        hint: say(
          'Make one here, or open a requisition that comes back and choose “Save as a template”.',
          'Создайте его здесь или откройте заявку, которая повторяется, и выберите «Сохранить как шаблон».',
        ),
      }}
    >
      {making && <NewTemplate onClose={() => setMaking(false)} />}
    </ListPage>
  );
}

const columns = (): readonly Column<Template>[] => [
  { id: 'name', header: labelOf(noun, 'name'), sort: 'name', cell: ({ name }) => <b>{name}</b> },
  {
    id: 'lines',
    header: say('Lines', 'Строк'),
    width: 90,
    align: 'right',
    wide: true,
    cell: ({ lines }) => lines.length,
  },
  {
    id: 'schedule',
    header: labelOf(noun, 'schedule'),
    width: 300,
    wide: true,
    cell: ({ schedule }) => (schedule ? scheduleWords(schedule) : '—'),
  },
  {
    id: 'next',
    header: labelOf(noun, 'nextDate'),
    width: 170,
    sort: 'nextDate',
    cell: (template) => <NextDay template={template} />,
  },
];
