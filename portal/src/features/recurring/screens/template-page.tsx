import { Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { requisitionTemplate as noun } from '../../../../../nouns/requisition-template.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { scheduleWords } from '../../../shared/recurring/schedule-words.ts';
import { useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { NextDay } from '../components/next-day.tsx';
import { TemplateActions } from '../components/template-actions.tsx';
import { TemplateLines } from '../components/template-lines.tsx';
import { TemplateRuns } from '../components/template-runs.tsx';
import { type Template, templateQuery } from '../queries.ts';

/** A need that comes back: what is asked for, when, and what was made of it. */
export function TemplatePage() {
  const { portal, id } = useParams({ from: '/$portal/requisition-templates/$id' });
  const { data: template, error, refetch } = useQuery(templateQuery(id));
  if (error && !template) return <Broken error={error} reset={() => void refetch()} />;
  if (!template) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  return (
    <Page
      title={template.name}
      crumbs={[
        { label: say('Requisitions', 'Заявки'), href: `/${portal}/requisitions` },
        { label: say('Templates', 'Шаблоны'), href: `/${portal}/requisition-templates` },
      ]}
      actions={<TemplateActions template={template} />}
    >
      <Stack gap="md">
        <TemplateFacts template={template} />
        <TemplateLines template={template} />
        {template.schedule && <TemplateRuns portal={portal} id={id} />}
      </Stack>
    </Page>
  );
}

function TemplateFacts({ template }: { template: Template }) {
  const may = useMay();
  const { nameOf } = usePeople();
  const { data: warehouses } = useQuery({ ...warehouseNamesQuery, enabled: may('warehouses.read') });
  const { title, schedule, dueInDays, deliveryWarehouseId, responsibleId, createdBy, departmentName } = template;
  const warehouse = warehouses?.find(({ id }) => id === deliveryWarehouseId);
  return (
    <Section title={say('When and for whom', 'Когда и для кого')}>
      <Facts
        of={[
          [labelOf(noun, 'schedule'), schedule && scheduleWords(schedule)],
          [labelOf(noun, 'nextDate'), <NextDay key="next" template={template} />],
          [say('Then', 'После создания'), template.submits ? sent() : say('stays a draft', 'остаётся черновиком')],
          [labelOf(noun, 'dueInDays'), dueInDays],
          [labelOf(noun, 'responsibleId'), nameOf(responsibleId ?? createdBy)],
          [labelOf(noun, 'title'), title],
          [labelOf(noun, 'departmentName'), departmentName],
          [labelOf(noun, 'deliveryWarehouseId'), warehouse?.name ?? null],
        ]}
      />
    </Section>
  );
}

const sent = () => say('is sent for approval', 'отправляется на согласование');
