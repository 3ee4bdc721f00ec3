import { Modal, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { TemplateForm } from '../../../shared/recurring/template-form.tsx';
import { newTemplate, type TemplateValues, templateBodyOf } from '../../../shared/recurring/template-values.ts';
import { type LineValues, linesBodyOf } from '../line-values.ts';
import { TemplateLinesInput } from './template-lines-input.tsx';

const none: LineValues[] = [];

/** A template made from nothing: what it asks for, its name and its schedule; its page opens when it is made. */
export function NewTemplate({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { portal } = useParams({ from: '/$portal' });
  const [lines, setLines, draft] = useKeptState<LineValues[]>('new-template-lines', 'new', none);
  const save = async (values: TemplateValues) => {
    const body = { ...templateBodyOf(values), lines: linesBodyOf(lines) };
    const { id } = await ask(api.POST('/api/v1/requisition-templates', { body }));
    draft.drop();
    await client.invalidateQueries({ queryKey: ['requisition-templates'] });
    await navigate({ to: '/$portal/requisition-templates/$id', params: { portal, id } });
    tellDone(say('Template saved', 'Шаблон сохранён'));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('New template', 'Новый шаблон')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <TemplateLinesInput lines={lines} onChange={setLines} />
        <TemplateForm record="new" initial={newTemplate('')} save={save} onClose={onClose} isReady={lines.length > 0} />
      </Stack>
    </Modal>
  );
}
