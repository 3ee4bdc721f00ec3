import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { TemplateForm } from '../../../shared/recurring/template-form.tsx';
import { newTemplate, type TemplateValues, templateBodyOf } from '../../../shared/recurring/template-values.ts';
import type { RequisitionCard } from '../queries.ts';

interface SaveAsTemplateProps {
  portal: string;
  card: RequisitionCard;
  onClose(): void;
}

/** A template of what a requisition asks for; its page opens when it is made. */
export function SaveAsTemplate({ portal, card, onClose }: SaveAsTemplateProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const save = async (values: TemplateValues) => {
    const body = { requisitionId: card.id, ...templateBodyOf(values) };
    const { id, warnings } = await ask(api.POST('/api/v1/requisition-templates/from-requisition', { body }));
    await client.invalidateQueries({ queryKey: ['requisition-templates'] });
    await navigate({ to: `/${portal}/requisition-templates/${id}` as '/' });
    tellDone([say('Template saved', 'Шаблон сохранён'), ...warnings.map(({ message }) => message)].join('. '));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('New template', 'Новый шаблон')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <TemplateForm record={card.id} initial={newTemplate(card.title.slice(0, 200))} save={save} onClose={onClose} />
    </Modal>
  );
}
